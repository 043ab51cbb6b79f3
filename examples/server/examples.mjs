import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { answer, close, listen } from './http.mjs'
import { staticFiles } from './static-files.mjs'
import { startTrackingHosts } from './tracking-hosts.mjs'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const kept = 500 // arrivals and calls the live page can look back on

/**
 * Serves the examples with the real consent server under /api/c15t, and the tracking hosts on a port of their own.
 *
 * @param {object} options
 * @param {number} [options.port] of the pages; the next free one when it is taken, any when 0
 * @param {(request: Request) => Promise<Response>} [options.backend] see `createBackend`; without it, /api/c15t
 *   answers 503
 * @param {() => Promise<object[]>} [options.stored] returns the latest decisions that the database holds
 * @param {(line: string) => void} [options.log] is told about every request that reaches a tracking host
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
    if (url.pathname === '/live')
      return Response.json({ trackerPort: trackers.port, arrived, calls, stored: await stored() })
    if (url.pathname === '/collect') {
      onArrival({ host: url.hostname, method: request.method, path: url.pathname + url.search })
      return new Response(null, { status: 204 })
    }
    // From localhost, the tracking hosts *.localhost would be first party and never held back.
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

/** Passes a call to the backend, and notes what was said and answered. */
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

// A site behind a CDN is told the visitor's country in a header. Here the page's own address says it
// (live.html?country=DE), so that nothing needs to be stored before a choice.
function countryOf(request) {
  const page = request.headers.get('referer')
  const country = page && URL.canParse(page) && new URL(page).searchParams.get('country')
  return /^[a-z]{2}$/i.test(country || '') ? country : undefined
}

const notInstalled = async () =>
  Response.json({ message: 'The consent server is not installed, see the terminal' }, { status: 503 })

/** Tries one port after the other, beginning with the one that is wanted. */
async function nextFree(wanted, use) {
  for (let port = wanted; ; port++) {
    try {
      return await use(port)
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= wanted + 50) throw error
    }
  }
}
