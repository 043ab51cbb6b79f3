// Runs in the page: makes the same requests with the browser's own functions and with each library, one by one.
// Each call records its result as text, so that the records of two pages can be compared.
import axios from 'axios'
import $ from 'jquery'
import ky from 'ky'
import { ofetch } from 'ofetch'
import superagent from 'superagent'
import unfetch from 'unfetch'
import { fetch as whatwgFetch } from 'whatwg-fetch'
import htmx from 'htmx.org/dist/htmx.esm.js'

const other = new URLSearchParams(location.search).get('other')
let count = 0

/** Replaces the parts that differ in every run: ports, form boundaries, dates, random numbers. */
const lasting = text =>
  text
    .replaceAll(/localhost:\d+/g, 'host')
    .replaceAll(/-{4}WebKitFormBoundary\w+/g, '--')
    .replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, 'date')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replaceAll(/\d{5,}(?:_\d+)?/g, 'number')

/** Describes a value as text. */
const told = value => {
  if (value instanceof Document) return `document ${value.documentElement?.outerHTML}`
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `bytes ${new Uint8Array(value.buffer ?? value)}`
  if (value instanceof Blob) return `blob ${value.size} ${value.type}`
  if (typeof value === 'string' && value.length > 500) return `text of ${value.length}`
  return value === undefined ? 'nothing' : lasting(JSON.stringify(value))
}
const fault = error =>
  lasting(`${error?.constructor?.name} ${error?.name} ${error?.code ?? ''} ${error?.message ?? error}`)
const ofResponse = async response => [
  response.constructor.name,
  response.status,
  response.ok,
  response.type,
  response.redirected,
  response.url && new URL(response.url, location.href).pathname,
  response.headers.get('content-type'),
  response.bodyUsed,
  told(await response.text()),
]
const form = () => {
  const data = new FormData()
  data.append('field', 'value')
  data.append('file', new File(['content'], 'file.txt', { type: 'text/plain' }))
  return data
}
const post = (body, more) => ({ method: 'POST', body, ...more })
const aborted = (after, start) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), after)
  return start(controller.signal)
}

/** An intentional error. */
const withBody = { body: 'x' }

/** The requests for `fetch` and for its replacements by libraries. */
const fetches = fetch => ({
  'an address': async () => ofResponse(await fetch('/json')),
  'an absolute address': async () => ofResponse(await fetch(new URL('/text', location.href).href)),
  'an error of the server': async () => ofResponse(await fetch('/status?code=500')),
  nothing: async () => ofResponse(await fetch('/empty')),
  'a redirect': async () => ofResponse(await fetch('/redirect')),
  'a connection that ends': async () => ofResponse(await fetch('/drop')),
  'another origin': async () => ofResponse(await fetch(`${other}/json`)),
  'another origin, with cookies': async () => ofResponse(await fetch(`${other}/cookies`, { credentials: 'include' })),
  'a form': async () => ofResponse(await fetch('/echo', post(form()))),
  parameters: async () => ofResponse(await fetch('/echo', post(new URLSearchParams({ a: '1', b: 'ü' })))),
  'a blob': async () => ofResponse(await fetch('/echo', post(new Blob(['blob'], { type: 'text/x' })))),
  'JSON and headers': async () =>
    ofResponse(
      await fetch('/echo', post('{"a":1}', { headers: { 'content-type': 'application/json', 'X-Custom': 'custom' } })),
    ),
})

/** Requests for the browser's own `fetch` only. */
const nativeFetches = {
  ...fetches((...args) => fetch(...args)),
  'a URL': async () => ofResponse(await fetch(new URL('/json', location.href))),
  'an object with toString': async () => ofResponse(await fetch({ toString: () => '/json' })),
  'a Request': async () => ofResponse(await fetch(new Request('/echo', post('body')))),
  'a clone of a Request': async () => {
    const request = new Request('/echo', post('body', { headers: { 'x-custom': 'clone' } }))
    const answers = [await fetch(request.clone()), await fetch(request)]
    return [request.bodyUsed, ...(await Promise.all(answers.map(ofResponse)))]
  },
  'a Request that was used': async () => {
    const request = new Request('/echo', post('body'))
    await request.text()
    return fetch(request)
  },
  'a Request and other options': async () =>
    ofResponse(await fetch(new Request('/echo', post('body')), { method: 'PUT', body: 'other' })),
  'a subclass of Request': async () => ofResponse(await fetch(new (class extends Request {})('/echo', post('body')))),
  'a clone of a Response': async () => {
    const response = await fetch('/json')
    return [await response.clone().json(), await response.json(), response.bodyUsed]
  },
  'a body in pieces': async () => {
    const reader = (await fetch('/large')).body.getReader()
    let length = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) length += read.value.length
    return length
  },
  'a body through a stream': async () =>
    new Response(
      (await fetch('/text')).body.pipeThrough(new TextDecoderStream()).pipeThrough(new TextEncoderStream()),
    ).text(),
  'a stream as body': async () =>
    fetch('/echo', post(new Blob(['streamed']).stream(), { duplex: 'half' })).then(ofResponse),
  bytes: async () => (await fetch('/bytes')).arrayBuffer(),
  'form data': async () => [...(await new Response(form()).formData()).keys()],
  'abort before': async () => fetch('/json', { signal: AbortSignal.abort() }),
  'abort before, with a reason': async () => fetch('/json', { signal: AbortSignal.abort('reason') }),
  'abort while it runs': () => aborted(30, signal => fetch('/slow', { signal })),
  'a Request that is aborted': () => aborted(30, signal => fetch(new Request('/slow', { signal }))),
  'a time-out': async () => fetch('/slow', { signal: AbortSignal.timeout(30) }),
  'redirect: error': async () => fetch('/redirect', { redirect: 'error' }),
  'redirect: manual': async () => ofResponse(await fetch('/redirect', { redirect: 'manual' })),
  'redirects without end': async () => fetch('/redirect-loop'),
  'mode: no-cors': async () => ofResponse(await fetch(`${other}/json`, { mode: 'no-cors' })),
  'mode: same-origin': async () => fetch(`${other}/json`, { mode: 'same-origin' }),
  'cookies left out': async () => ofResponse(await fetch('/cookies', { credentials: 'omit' })),
  keepalive: async () => ofResponse(await fetch('/echo', post('kept', { keepalive: true }))),
  integrity: async () => fetch('/text', { integrity: 'sha256-AAAA' }),
  HEAD: async () => ofResponse(await fetch('/json', { method: 'HEAD' })),
  'a method that is forbidden': async () => fetch('/json', { method: 'TRACE' }),
  'a body with GET': async () => fetch('/json', withBody),
  'no address': async () => fetch(),
  'an address that is none': async () => fetch('https://'),
  'an address with a password': async () => fetch('https://user:password@localhost/'),
  'an object that throws': async () =>
    fetch({
      toString() {
        throw new RangeError('mine')
      },
    }),
  'a symbol': async () => fetch(Symbol('x')),
  'data:': async () => ofResponse(await fetch('data:text/plain,data')),
  'blob:': async () => ofResponse(await fetch(URL.createObjectURL(new Blob(['blob'])))),
  'without a this': async () => ofResponse(await (0, window.fetch)('/json')),
  'with a this of its own': async () => fetch.call({}, '/json'),
  'by apply': async () => ofResponse(await Reflect.apply(fetch, window, ['/json'])),
  'as a constructor': () => new fetch('/json'),
  'what it is': () => [
    fetch.name,
    fetch.length,
    typeof fetch,
    'prototype' in fetch,
    Object.getOwnPropertyDescriptor(window, 'fetch').enumerable,
  ],
  'what it returns': () => {
    const promise = fetch('/json')
    return [promise instanceof Promise, promise.constructor === Promise]
  },
  'many at once': async () =>
    (await Promise.all(Array.from({ length: 20 }, () => fetch('/text')))).map(({ status }) => status),
}

/** Records the events of a request. Repeated events in a row are recorded once. */
const xhr = (prepare, { method = 'GET', url = '/json', body = null, after } = {}) =>
  new Promise(resolve => {
    const request = new XMLHttpRequest()
    const events = []
    const note = prefix => event => {
      const text = `${prefix}${event.type}${event.type === 'readystatechange' ? request.readyState : ''}`
      if (events.at(-1) !== text) events.push(text)
      if (prefix !== '' || event.type !== 'loadend') return
      let answer
      try {
        answer = told(request.responseType === '' ? request.responseText : request.response)
      } catch (error) {
        answer = fault(error)
      }
      const { readyState, status, statusText, responseURL, responseType } = request
      const type = request.getResponseHeader('content-type')
      resolve([
        events,
        readyState,
        status,
        statusText,
        responseURL && new URL(responseURL).pathname,
        responseType,
        type,
        answer,
      ])
    }
    for (const type of ['readystatechange', 'loadstart', 'progress', 'load', 'error', 'abort', 'timeout', 'loadend']) {
      request.addEventListener(type, note(''))
      if (type !== 'readystatechange' && body !== null) request.upload.addEventListener(type, note('upload.'))
    }
    request.open(method, url)
    prepare?.(request)
    request.send(body)
    after?.(request)
  })
const type = responseType => request => void (request.responseType = responseType)
const requests = {
  text: () => xhr(),
  JSON: () => xhr(type('json')),
  bytes: () => xhr(type('arraybuffer'), { url: '/bytes' }),
  'a blob': () => xhr(type('blob'), { url: '/bytes' }),
  'a document': () => xhr(type('document'), { url: '/xml' }),
  'HTML as a document': () => xhr(type('document'), { url: '/html' }),
  'JSON that is none': () => xhr(type('json'), { url: '/text' }),
  much: () => xhr(null, { url: '/large' }),
  nothing: () => xhr(null, { url: '/empty' }),
  'an error of the server': () => xhr(null, { url: '/status?code=503' }),
  'a redirect': () => xhr(null, { url: '/redirect' }),
  'redirects without end': () => xhr(null, { url: '/redirect-loop' }),
  'a connection that ends': () => xhr(null, { url: '/drop' }),
  'another origin': () => xhr(null, { url: `${other}/json` }),
  'another origin, with cookies': () =>
    xhr(request => void (request.withCredentials = true), { url: `${other}/cookies` }),
  upload: () => xhr(null, { method: 'POST', url: '/echo', body: 'uploaded' }),
  'much upload': () => xhr(null, { method: 'POST', url: '/empty', body: 'x'.repeat(300_000) }),
  'a form': () => xhr(null, { method: 'POST', url: '/echo', body: form() }),
  headers: () => xhr(request => request.setRequestHeader('x-custom', 'one'), { url: '/echo' }),
  'another type': () =>
    xhr(request => request.overrideMimeType('text/plain; charset=x-user-defined'), { url: '/text' }),
  'a time-out': () => xhr(request => void (request.timeout = 50), { url: '/slow' }),
  abort: () => xhr(null, { url: '/slow', after: request => setTimeout(() => request.abort(), 50) }),
  'abort at once': () => xhr(null, { url: '/slow', after: request => request.abort() }),
  'abort of an upload': () =>
    xhr(null, { method: 'POST', url: '/slow', body: 'body', after: request => setTimeout(() => request.abort(), 50) }),
  'the same object twice': async () => {
    const request = new XMLHttpRequest()
    const answers = []
    for (const url of ['/json', '/text']) {
      request.open('GET', url)
      request.send()
      await new Promise(resolve => request.addEventListener('load', resolve, { once: true }))
      answers.push(request.responseText)
    }
    return answers
  },
  'open while it runs': () =>
    new Promise(resolve => {
      const request = new XMLHttpRequest()
      request.open('GET', '/slow')
      request.send()
      request.open('GET', '/text')
      request.addEventListener('load', () => resolve(request.responseText))
      request.send()
    }),
  synchronous: () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/text', false)
    request.send()
    return [request.readyState, request.status, request.responseText]
  },
  'synchronous, a connection that ends': () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/drop', false)
    request.send()
  },
  'synchronous, with a type': () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/text', false)
    request.responseType = 'json'
  },
  'a handler as property': () =>
    new Promise(resolve => {
      const request = new XMLHttpRequest()
      request.open('GET', '/text', true)
      Object.assign(request, { onreadystatechange: () => request.readyState === 4 && resolve(request.responseText) })
      request.send()
    }),
  'a subclass': () =>
    new Promise(resolve => {
      class Request extends XMLHttpRequest {
        send(body) {
          this.addEventListener('load', () => resolve([this instanceof XMLHttpRequest, this.responseText]))
          super.send(body)
        }
      }
      const request = new Request()
      request.open('GET', '/text')
      request.send()
    }),
  'send before open': () => new XMLHttpRequest().send(),
  'send twice': () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/text')
    request.send()
    request.send()
  },
  'a header before open': () => new XMLHttpRequest().setRequestHeader('a', 'b'),
  'open without an address': () => new XMLHttpRequest().open('GET'),
  'open with an address that is none': () => new XMLHttpRequest().open('GET', 'https://'),
  'open with a method that is none': () => new XMLHttpRequest().open('a b', '/json'),
  'open of something else': () => XMLHttpRequest.prototype.open.call({}, 'GET', '/json'),
  'send of something else': () => XMLHttpRequest.prototype.send.call({}),
  'what it is': () => {
    const { open, send } = XMLHttpRequest.prototype
    return [
      open.name,
      open.length,
      send.name,
      send.length,
      XMLHttpRequest.length,
      new XMLHttpRequest().readyState,
      `${new XMLHttpRequest()}`,
    ]
  },
}

const beacon = async body => {
  const key = `${location.search}${count++}`
  const isSent = navigator.sendBeacon(`/beacon?key=${encodeURIComponent(key)}`, body)
  return [isSent, await (await fetch(`/beacons?key=${encodeURIComponent(key)}`)).json()]
}
const beacons = {
  nothing: () => beacon(),
  text: () => beacon('text'),
  'a blob': () => beacon(new Blob(['blob'], { type: 'text/plain' })),
  'a form': () => beacon(form()),
  parameters: () => beacon(new URLSearchParams('a=1')),
  bytes: () => beacon(new Uint8Array([65, 66])),
  'too much': () => navigator.sendBeacon('/beacon?key=much', 'x'.repeat(70_000)),
  'no address': () => navigator.sendBeacon(),
  'an address that is none': () => navigator.sendBeacon('https://'),
  'another scheme': () => navigator.sendBeacon('data:,'),
  'of something else': () => navigator.sendBeacon.call({}, '/beacon'),
  'what it is': () => [navigator.sendBeacon.name, navigator.sendBeacon.length],
}
const sources = {
  messages: () =>
    new Promise(resolve => {
      const source = new EventSource('/events')
      const heard = []
      const note = ({ type, data, lastEventId }) => heard.push([type, data, lastEventId])
      for (const type of ['open', 'message', 'named']) source.addEventListener(type, note)
      source.addEventListener('error', () => {
        source.close()
        resolve([heard, source.readyState, new URL(source.url).pathname])
      })
    }),
  'what it is': () => [EventSource.name, EventSource.length, EventSource.CLOSED],
}

const axiosAnswer = ({ status, data, headers }) => [status, told(data), headers['content-type']]
const ofAxios = adapter => {
  const client = axios.create({ adapter })
  return {
    GET: async () => axiosAnswer(await client.get('/json', { params: { a: [1, 2] } })),
    POST: async () => axiosAnswer(await client.post('/echo', { a: 1 }, { headers: { 'X-Custom': 'axios' } })),
    'a form': async () => axiosAnswer(await client.postForm('/echo', { field: 'value' })),
    bytes: async () => axiosAnswer(await client.get('/bytes', { responseType: 'arraybuffer' })),
    progress: async () => {
      const seen = []
      const config = {
        onUploadProgress: ({ progress }) => (seen[0] = progress),
        onDownloadProgress: ({ loaded }) => (seen[1] = loaded > 0),
      }
      if (adapter === 'fetch') delete config.onUploadProgress // needs HTTP/2
      await client.post('/large', 'x'.repeat(100_000), config)
      return seen
    },
    'an error of the server': () => client.get('/status?code=500'),
    'a connection that ends': () => client.get('/drop'),
    'a time-out': () => client.get('/slow', { timeout: 50 }),
    abort: () => aborted(30, signal => client.get('/slow', { signal })),
    'another origin': async () => axiosAnswer(await client.get(`${other}/cookies`, { withCredentials: true })),
    interceptors: async () => {
      const one = axios.create({ adapter })
      one.interceptors.request.use(config => ({ ...config, headers: { ...config.headers, 'X-Custom': 'intercepted' } }))
      one.interceptors.response.use(response => ({ ...response, status: 299 }))
      return axiosAnswer(await one.get('/echo'))
    },
  }
}
const ofKy = {
  GET: () => ky('/json', { searchParams: { a: 1 } }).json(),
  POST: () => ky.post('/echo', { json: { a: 1 } }).json(),
  'a form': () => ky.post('/echo', { body: form() }).json(),
  'an error of the server': () => ky('/status?code=500', { retry: 0 }),
  'tries again': async () => {
    let tries = 0
    const hooks = { beforeRetry: [() => void tries++] }
    await ky('/status?code=503', { retry: { limit: 2, delay: () => 1 }, hooks }).catch(() => undefined)
    return tries
  },
  'a time-out': () => ky('/slow', { timeout: 50, retry: 0 }),
  abort: () => aborted(30, signal => ky('/slow', { signal, retry: 0 })),
  progress: async () => {
    let last
    await ky('/large', { onDownloadProgress: ({ transferredBytes }) => void (last = transferredBytes) }).text()
    return last
  },
  hooks: () => ky('/echo', { hooks: { beforeRequest: [request => request.headers.set('x-custom', 'hook')] } }).json(),
}
const agentAnswer = ({ status, body, text, type }) => [status, body, text, type]
const ofSuperagent = {
  GET: async () => agentAnswer(await superagent.get('/json').query({ a: 1 })),
  POST: async () => agentAnswer(await superagent.post('/echo').set('X-Custom', 'agent').send({ a: 1 })),
  'a form': async () => agentAnswer(await superagent.post('/echo').field('a', '1')),
  'a blob': async () => told((await superagent.get('/bytes').responseType('blob')).body),
  'an error of the server': () => superagent.get('/status?code=404'),
  'a connection that ends': () => superagent.get('/drop'),
  'a time-out': () => superagent.get('/slow').timeout(50),
  'tries again': () => superagent.get('/status?code=503').retry(1),
  abort: () =>
    new Promise(resolve => {
      const request = superagent.get('/slow')
      request.on('abort', () => resolve('aborted'))
      request.end(() => undefined)
      setTimeout(() => request.abort(), 30)
    }),
}
const jqueryAnswer = settings =>
  new Promise(resolve =>
    $.ajax(settings).always((first, status, last) =>
      resolve([status, told(first?.status ?? first), told(last?.status ?? String(last))]),
    ),
  )
const ofJquery = {
  JSON: () => jqueryAnswer({ url: '/json', dataType: 'json' }),
  POST: () => jqueryAnswer({ url: '/echo', method: 'POST', data: { a: [1, 2] }, headers: { 'X-Custom': '$' } }),
  XML: () => jqueryAnswer({ url: '/xml', dataType: 'xml' }),
  'an error of the server': () => jqueryAnswer({ url: '/status?code=500' }),
  'a time-out': () => jqueryAnswer({ url: '/slow', timeout: 50 }),
  'not asynchronous': () => jqueryAnswer({ url: '/text', async: false }),
  'a script': () => jqueryAnswer({ url: '/site/own.js', dataType: 'script' }),
  'a script of another origin': () =>
    jqueryAnswer({ url: `${other}/site/own.js`, dataType: 'script', crossDomain: true }),
  JSONP: () => jqueryAnswer({ url: `${other}/x.jsonp?echo`, dataType: 'jsonp', data: { a: 1 } }),
  load: () =>
    new Promise(resolve => {
      const place = $('<div>').appendTo(document.body)
      place.load('/html #answer', (_, status) => resolve([status, place.html()]))
    }),
}
const ofOfetch = {
  GET: () => ofetch('/json'),
  POST: () => ofetch('/echo', { method: 'POST', body: { a: 1 } }),
  'an error of the server': () => ofetch('/status?code=404'),
  'a time-out': () => ofetch('/slow', { timeout: 50, retry: 0 }),
}
const swap = (attributes, event = 'click') =>
  new Promise(resolve => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = `<button ${attributes} hx-target="next output">x</button><output></output>`
    const output = place.querySelector('output')
    new MutationObserver(() => output.textContent && resolve(output.innerHTML)).observe(output, {
      childList: true,
      subtree: true,
    })
    htmx.process(place)
    place.firstElementChild.dispatchEvent(new MouseEvent(event, { bubbles: true }))
    setTimeout(resolve, 3000, 'no swap')
  })
const ofHtmx = {
  'hx-get': () => swap('hx-get="/html"'),
  'hx-post': () => swap('hx-post="/html"'),
  'hx-get on another event': () => swap('hx-get="/html" hx-trigger="mouseover"', 'mouseover'),
}

const suites = {
  fetch: nativeFetches,
  XMLHttpRequest: requests,
  sendBeacon: beacons,
  EventSource: sources,
  'whatwg-fetch': fetches(whatwgFetch),
  unfetch: fetches(unfetch),
  'axios by XMLHttpRequest': ofAxios('xhr'),
  'axios by fetch': ofAxios('fetch'),
  ky: ofKy,
  superagent: ofSuperagent,
  jQuery: ofJquery,
  ofetch: ofOfetch,
  htmx: ofHtmx,
}

/** @returns the results of all calls, by name */
window.makeCalls = async () => {
  const notes = {}
  for (const [suite, calls] of Object.entries(suites))
    for (const [name, call] of Object.entries(calls)) {
      const late = new Promise(resolve => setTimeout(resolve, 8000, 'no answer'))
      const made = new Promise(resolve => resolve(call())).then(told, error => `throws ${fault(error)}`)
      notes[`${suite}: ${name}`] = await Promise.race([made, late])
    }
  return notes
}
