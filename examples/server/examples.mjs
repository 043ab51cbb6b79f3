import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { answer, close, listen } from './http.mjs'
import { staticFiles } from './static-files.mjs'
import { startTrackingHosts } from './tracking-hosts.mjs'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const kept = 500 // the number of requests and calls that the live page can show

/**
 * Serves the examples with the real consent server under /api/c15t, and the tracking hosts on another port.
 *
 * @param {object} options
 * @param {number} [options.port] the port of the pages; the next free one if it is in use, any free one for 0
 * @param {(request: Request) => Promise<Response>} [options.backend] see `createBackend`; without it, /api/c15t
 *   responds with 503
 * @param {() => Promise<object[]>} [options.stored] returns the latest decisions in the database
 * @param {(line: string) => void} [options.log] called for every request to a tracking host
 * @returns {Promise<{ url: string, trackerPort: number, stop: () => Promise<void> }>} `url` is an origin
 */
export async function startExamples({ port = 8080, backend = notInstalled, stored = async () => [], log = () => {} }) {
  const arrived = []
  const calls = []
  const keep = (list, entry) => void (list.push(entry) > kept && list.shift())
  const onArrival = request => {
    keep(arrived, request)
    log(`arrived: ${request.method} ${request.host}${request.path}`)
  }

  const files = staticFiles(repository)

  async function respond(request) {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/api/c15t/')) return recorded(request, backend, call => keep(calls, call))
    if (/^\/(?:dashboard|statistics)(?:\/|$)/.test(url.pathname)) return backend(request)
    // A page of another site could read it under a name of its own that resolves to the loopback address.
    if (url.pathname === '/live' && !/^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname))
      return new Response('Not found\n', { status: 404 })
    if (url.pathname === '/live')
      return Response.json({ trackerPort: trackers.port, arrived, calls, stored: await stored() })
    if (url.pathname === '/collect') {
      onArrival({ host: url.hostname, method: request.method, path: url.pathname + url.search })
      return new Response(null, { status: 204 })
    }
    // On localhost, the tracking hosts *.localhost would be first party and never blocked.
    if (url.hostname === 'localhost') {
      url.hostname = '127.0.0.1'
      return new Response(null, { status: 302, headers: { location: url.href } })
    }
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 })
    if (url.pathname === '/') return new Response(null, { status: 302, headers: { location: '/examples/' } })
    return files(request)
  }

  const server = createServer((incoming, outgoing) => answer(respond, incoming, outgoing))
  const url = await nextFree(port, free => listen(server, free))
  const trackers = await nextFree(port && Number(new URL(url).port) + 1, free =>
    startTrackingHosts({ port: free, onArrival }),
  )
  return { url, trackerPort: trackers.port, stop: () => Promise.all([close(server), trackers.stop()]) }
}

/** Passes a request to the backend, and records request and response. */
async function recorded(request, backend, note) {
  const body = await request.text()
  const headers = new Headers(request.headers)
  const country = countryOf(request)
  if (country) headers.set('x-c15t-country', country)
  const response = await backend(new Request(request.url, { method: request.method, headers, ...(body && { body }) }))
  const path = new URL(request.url).pathname
  note({ method: request.method, path, status: response.status, body, answer: await response.clone().text() })
  return response
}

// Behind a CDN, a header contains the visitor's country. Here the page's own address contains it
// (live.html?country=DE), so that nothing has to be stored before a choice.
function countryOf(request) {
  const page = request.headers.get('referer')
  const country = page && URL.canParse(page) && new URL(page).searchParams.get('country')
  return /^[a-z]{2}$/i.test(country || '') ? country : undefined
}

const notInstalled = async () =>
  Response.json({ message: 'The consent server is not installed, see the terminal' }, { status: 503 })

/** Tries one port after the other, starting with the given one. */
async function nextFree(wanted, use) {
  for (let port = wanted; ; port++) {
    try {
      return await use(port)
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= wanted + 50) throw error
    }
  }
}
