import { createServer } from 'node:http'
import { createBackend } from './backend.mjs'
import { answer, listen } from './http.mjs'
import { rateLimit, readBody } from './limits.mjs'

/** The server is not ready if the database does not respond within this time, in milliseconds. */
const HEALTH_TIMEOUT = 3000

/**
 * Runs the consent server: the endpoints under the base path, `/healthz` (the process runs) and `/readyz` (its database
 * responds). It is stateless, so several processes can share one database.
 *
 * @param {object} settings see settings.mjs
 * @param {import('./database.mjs').Database} database
 * @param {(entry: object) => void} [log] called for each request: time, method, path, status, milliseconds; no IP address, no
 *   body and no query, which can contain an account
 * @returns {Promise<{ origin: string, url: string, stop: () => Promise<void> }>} `stop` waits for pending requests
 */
export async function startConsentServer(settings, database, log = () => {}) {
  const { basePath, trustedOrigins, perMinute, largestBody, addressHeader, port, host, grace } = settings
  const report = (message, reason) => log({ time: new Date().toISOString(), level: 'error', message, reason })
  const backend = await createBackend({ database, basePath, trustedOrigins, report })
  const wait = rateLimit(perMinute)

  async function respond(request, visitor) {
    const url = new URL(request.url)
    if (url.pathname === '/healthz') return Response.json({ status: 'ok' })
    if (url.pathname === '/readyz') return readiness()
    if (!url.pathname.startsWith(`${basePath}/`)) return Response.json({ message: 'Not Found' }, { status: 404 })
    if (request.method === 'OPTIONS') return backend(request)
    const seconds = wait(visitor)
    if (seconds > 0) return refused(request, 429, 'Too many calls; try again later', { 'retry-after': String(seconds) })
    const body = await readBody(request, largestBody)
    if (body === null) return refused(request, 413, `The body is larger than ${largestBody} bytes`)
    const { method, headers } = request
    return backend(new Request(url, { method, headers, ...(body && { body }) }))
  }

  async function readiness() {
    const late = new Promise(resolve => setTimeout(resolve, HEALTH_TIMEOUT, null).unref())
    const asked = backend(new Request(`http://localhost${basePath}/status`)).catch(() => null)
    const isReady = (await Promise.race([asked, late]))?.ok === true
    return Response.json({ status: isReady ? 'ok' : 'unavailable' }, { status: isReady ? 200 : 503 })
  }

  /**
   * Rejects a request with the CORS headers of the backend. Without them a page of another origin cannot read the
   * response.
   */
  async function refused(request, status, message, headers = {}) {
    const preflight = new Request(request.url, {
      method: 'OPTIONS',
      headers: { origin: request.headers.get('origin') ?? '' },
    })
    const response = Response.json({ message }, { status, headers })
    for (const [name, value] of (await backend(preflight)).headers)
      if (/^(access-control-allow-(origin|credentials)|vary)$/.test(name)) response.headers.set(name, value)
    response.headers.set('access-control-expose-headers', 'retry-after')
    return response
  }

  const server = createServer((incoming, outgoing) => {
    const started = performance.now()
    const visitor =
      (addressHeader && incoming.headers[addressHeader]?.split(',')[0].trim()) || incoming.socket.remoteAddress
    outgoing.on('finish', () =>
      log({
        time: new Date().toISOString(),
        method: incoming.method,
        path: incoming.url.split('?')[0].replace(/sub_\w+/, ':id'),
        status: outgoing.statusCode,
        milliseconds: Math.round(performance.now() - started),
      }),
    )
    if (stopping) outgoing.setHeader('connection', 'close')
    return answer(request => respond(request, visitor), incoming, outgoing)
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  let stopping = false
  const origin = await listen(server, port, host)
  return {
    origin,
    url: origin + basePath,
    stop() {
      stopping = true
      return new Promise(resolve => {
        const breakOff = setTimeout(() => server.closeAllConnections(), grace)
        server.close(() => {
          clearTimeout(breakOff)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}
