import { expect } from '@open-wc/testing'
import { holdRequestsUntil } from '../../src/blocking/hold-requests-until'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import type { Judge } from '../../src/blocking/rules/blocking-rules'
import { rejectionOf, standInForFetch, standInForXhr } from './stand-ins'

const tracker = 'https://tracker.example/a'
const shop = 'https://shop.example/a'
const text = `Request to ${tracker} blocked due to missing consent`

describe('requests to other hosts before the blocker has loaded', () => {
  let fetches: ReturnType<typeof standInForFetch>
  let xhrs: ReturnType<typeof standInForXhr>
  let arrive: () => Promise<void>
  let end: () => void
  let judged: Parameters<Judge>[]
  const judge: Judge = (url, channel, base) => {
    judged.push(base === undefined ? [url, channel] : [url, channel, base])
    return url.includes('tracker') ? { url, channel, category: 'marketing' } : null
  }
  const { judges } = pageBlocker()
  beforeEach(() => {
    judged = []
    fetches = standInForFetch()
    xhrs = standInForXhr()
    const { promise, resolve } = withResolvers()
    arrive = async () => {
      judges.push(judge)
      resolve()
      await new Promise(done => setTimeout(done))
    }
    end = holdRequestsUntil(promise)
  })
  afterEach(() => {
    end()
    xhrs.restore()
    fetches.restore()
    judges.length = 0
  })
  const withResolvers = (): { promise: Promise<void>; resolve: () => void } => {
    let resolve!: () => void
    return { promise: new Promise<void>(done => (resolve = done)), resolve }
  }
  const open = (url: string | URL, ...more: unknown[]): XMLHttpRequest => {
    const xhr = new XMLHttpRequest()
    Reflect.apply(xhr.open, xhr, ['GET', url, ...more])
    return xhr
  }
  const failed = (xhr: XMLHttpRequest): Promise<void> =>
    new Promise(resolve => xhr.addEventListener('error', () => resolve()))

  it('wait, and are sent or fail by its decision', async () => {
    const [allowed, blocked] = [fetch(shop), rejectionOf(fetch(tracker))]
    const [xhr, other] = [open(shop), open(tracker)]
    const error = failed(other)
    xhr.send()
    other.send()
    await new Promise(resolve => setTimeout(resolve))
    expect([fetches.sent, xhrs.sent]).to.deep.equal([[], []])
    await arrive()
    expect(await (await allowed).text()).to.equal('arrived')
    const { message, name } = await blocked
    expect([message, name]).to.deep.equal([text, 'TypeError'])
    await error
    expect([fetches.sent, xhrs.sent]).to.deep.equal([[shop], [shop]])
    // XMLHttpRequest resolves against the base at the time of open.
    expect(judged).to.deep.include([tracker, 'fetch'])
    expect(judged).to.deep.include([tracker, 'xhr', document.baseURI])
  })

  it('fail at an address that names the cause in the console, with the events of an upload only if they have a body', async () => {
    end()
    const heard: string[] = []
    const { open: nativeOpen } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (...args: unknown[]) {
      heard.push(`${args[1] as string}`)
      Reflect.apply(nativeOpen, this, args)
    }
    const { promise, resolve } = withResolvers()
    end = holdRequestsUntil(promise)
    const requests = ['body', null].map(body => {
      const xhr = new XMLHttpRequest()
      xhr.open('POST', tracker)
      const error = failed(xhr)
      for (const type of ['loadstart', 'error']) xhr.upload.addEventListener(type, () => heard.push(`${type} ${body}`))
      xhr.send(body)
      return error
    })
    heard.length = 0
    judges.push(judge)
    resolve()
    await Promise.all(requests)
    end()
    XMLHttpRequest.prototype.open = nativeOpen
    const named = encodeURIComponent(text)
    expect(heard.map(one => one.replace(/^https:\/\/[\w.-]+:1\//, 'unreachable '))).to.have.members([
      `unreachable ${named}`,
      `data:${named}`,
      'loadstart body',
      'error body',
    ])
  })

  it('are all sent if the blocker could not be loaded', async () => {
    end()
    end = holdRequestsUntil(Promise.resolve())
    expect((await fetch(tracker)).ok).to.equal(true)
    const xhr = open(tracker)
    xhr.send()
    await new Promise(resolve => setTimeout(resolve))
    expect(xhrs.sent).to.deep.equal([tracker])
  })

  it('do not wait if they are the page’s own, or have no host', async () => {
    for (const url of ['/own', `${location.origin}/own`, '?a', 'data:,a', 'blob:https://other.example/1', 'http://']) {
      void fetch(url)
      expect(fetches.sent.pop(), url).to.equal(url)
    }
    const xhr = open('/own')
    xhr.send()
    expect(xhrs.sent).to.deep.equal(['/own'])
  })

  it('are recognized by each form of an address, read once', async () => {
    for (const given of [
      new Request(shop),
      new URL(shop),
      '//shop.example/a',
      { toString: () => shop },
      { url: shop, method: 'GET' },
    ]) {
      void fetch(given as Request)
      expect(fetches.sent, String(given)).to.deep.equal([])
    }
    let reads = 0
    void fetch({ toString: () => `${shop}${reads++}` } as unknown as URL)
    const xhr = open({ toString: () => `${shop}${reads++}` } as unknown as URL)
    xhr.send()
    await arrive()
    expect(reads).to.equal(2)
    expect(fetches.sent.at(-1)).to.equal(`${shop}0`)
    expect(xhrs.sent).to.deep.equal([`${shop}1`])
    expect(fetches.sent[0]).to.be.instanceOf(Request)
  })

  it('have the receiver, the arguments and the body of the call', async () => {
    const seen: unknown[] = []
    end()
    window.fetch = function (this: unknown, ...args: unknown[]) {
      seen.push(this, ...args)
      return Promise.resolve(new Response())
    }
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      seen.push(body)
    }
    const { promise, resolve } = withResolvers()
    end = holdRequestsUntil(promise)
    const init = { method: 'POST' }
    void window.fetch(shop, init)
    open(shop).send('body')
    resolve()
    await new Promise(done => setTimeout(done))
    expect(seen).to.deep.equal([window, shop, init, 'body'])
    end()
    XMLHttpRequest.prototype.send = send
  })

  it('fail at once if they are synchronous', () => {
    const xhr = open(tracker, false)
    expect(() => xhr.send())
      .to.throw(DOMException, text)
      .with.property('name', 'NetworkError')
    const own = open('/own', false)
    own.send()
    expect(xhrs.sent).to.deep.equal(['/own'])
    for (const async of [true, 1]) open(tracker, async).send()
  })

  it('are not sent twice, or in place of another one, if the object is opened again or aborted', async () => {
    const xhr = open(`${shop}/1`)
    xhr.send()
    xhr.open('GET', `${shop}/2`)
    const aborted = open(`${shop}/3`)
    aborted.send()
    aborted.abort()
    await arrive()
    expect(xhrs.sent.filter(url => url !== `${shop}/3`)).to.deep.equal([])
    xhr.send()
    await new Promise(resolve => setTimeout(resolve))
    expect(xhrs.sent).to.include(`${shop}/2`)
  })

  it('leave errors to the browser: too few arguments, and a request that is not open', () => {
    expect(() => Reflect.apply(XMLHttpRequest.prototype.open, new XMLHttpRequest(), ['GET'])).to.throw(TypeError)
    expect(() => new XMLHttpRequest().send()).to.throw(DOMException)
  })

  it('are left to the native functions afterwards, also if another script has wrapped ours', async () => {
    const ours = window.fetch
    const { open: heldOpen, send: heldSend } = XMLHttpRequest.prototype
    const wrapper = ((...args: Parameters<typeof fetch>) => Reflect.apply(ours, window, args)) as typeof fetch
    window.fetch = wrapper
    end()
    expect(window.fetch).to.equal(wrapper)
    expect([XMLHttpRequest.prototype.open === heldOpen, XMLHttpRequest.prototype.send === heldSend]).to.deep.equal([
      false,
      false,
    ])
    void fetch(tracker)
    expect(fetches.sent).to.deep.equal([tracker])
    const xhr = new XMLHttpRequest()
    Reflect.apply(heldOpen, xhr, ['GET', tracker])
    Reflect.apply(heldSend, xhr, [])
    expect(xhrs.sent).to.deep.equal([tracker])
  })
})
