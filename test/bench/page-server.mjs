import { createHash, X509Certificate } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttp2Server } from 'node:http2'
import { createServer as createTlsServer } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import { selfSignedCertificate } from '../channels/self-signed-certificate.mjs'
import { createLink } from './link.mjs'
import { parsePriority, withPriorities } from './priority-frames.mjs'

/** The line of the visitors: 1.6 Mbit/s, and 150 ms for a round trip. */
export const slowLine = { bytesPerSecond: 200_000, roundTrip: 150 }
/** A line that costs no time, to prepare visits. */
export const quickLine = { bytesPerSecond: Infinity, roundTrip: 0 }

/**
 * @typedef {object} Answer
 * @property {Buffer | string} body
 * @property {string} type media type
 * @property {number} [status]
 * @property {Record<string, string | string[]>} [headers]
 * @property {string} [cache] the `cache-control` header
 */

/**
 * Serves sites over one emulated line, by HTTP/2 with priorities and by HTTP/1.1. Emulation by the browser would ignore
 * priorities, and would not share the line between connections. Only bodies take time on the line. A page finds its first
 * connection open; each other connection costs a round trip.
 * @param {(site: string, path: string, request: { headers: object, method: string, body: Buffer }) => Promise<Answer | null> | Answer | null} answer
 *   null stands for 404
 */
export async function servePages(answer) {
  const line = { ...slowLine }
  const link = createLink(line)
  /** The requests of the visit that is measured now. */
  let log = []
  let unanswered = 0
  const certificate = selfSignedCertificate()
  const compressed = new Map()
  const compress = body => {
    const key = createHash('sha256').update(body).digest('base64')
    if (!compressed.has(key)) compressed.set(key, brotliCompressSync(body))
    return compressed.get(key)
  }

  const respond = async (request, response, priority, isNew) => {
    unanswered++
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const site = (request.headers[':authority'] ?? request.headers.host).split('.')[0]
    const entry = { path: request.url, site, bytes: 0 }
    log.push(entry)
    const found = await answer(site, request.url.split('?')[0], {
      headers: request.headers,
      method: request.method,
      url: request.url,
      body: Buffer.concat(chunks),
    })
    await new Promise(resolve => setTimeout(resolve, line.roundTrip * (isNew ? 2 : 1)))
    unanswered--
    const given = Buffer.from(found?.body ?? '')
    // Pictures and fonts are compressed already.
    const isText = found && !/image|font/.test(found.type) && given.length > 0
    const body = isText ? compress(given) : given
    entry.bytes = body.length
    response.statusCode = found?.status ?? (found ? 200 : 404)
    response.setHeader('content-type', found?.type ?? 'text/plain')
    response.setHeader('cache-control', found?.cache ?? 'no-store')
    if (isText) response.setHeader('content-encoding', 'br')
    for (const [name, value] of Object.entries(found?.headers ?? {})) response.setHeader(name, value)
    if (body.length === 0) return response.end()
    response.flushHeaders?.()
    link.send({
      body,
      priority,
      write: piece => response.write(piece),
      end: () => response.end(),
      isGone: () => response.destroyed || response.stream?.destroyed === true,
    })
  }

  // Connections share a line evenly, and HTTP/1.1 has no priorities.
  const evenly = () => ({ urgency: 3, incremental: true })
  const http1 = createHttpServer((request, response) => {
    const { socket } = request
    const isNew = !socket.isKnown && request.headers['sec-fetch-dest'] !== 'document'
    socket.isKnown = true
    void respond(request, response, evenly, isNew)
  })
  const http2 = createHttp2Server()
  const listen = async (protocol, connect) => {
    const server = createTlsServer({ ...certificate, ALPNProtocols: [protocol] }, connect)
    server.on('tlsClientError', () => {})
    await new Promise(resolve => server.listen(0, resolve))
    return server
  }
  const one = await listen('http/1.1', socket => http1.emit('connection', socket))
  const two = await listen('h2', socket => {
    const told = new Map()
    socket.on('error', () => {})
    const connection = withPriorities(socket, (stream, priority) =>
      told.set(stream, { ...told.get(stream), ...priority }),
    )
    connection.on('error', () => {})
    http2.once('session', session => (session.told = told))
    http2.emit('connection', connection)
  })
  const sessions = []
  http2.on('session', session => {
    sessions.push(session)
    session.on('error', () => {})
  })
  http2.on('request', (request, response) => {
    const { id, session } = request.stream
    const given = parsePriority(request.headers.priority)
    void respond(request, response, () => ({ ...given, ...session.told?.get(id) }), false)
  })

  const { publicKey } = new X509Certificate(certificate.cert)
  return {
    /** Returns the origin of a site. */
    origin: (site, isHttp1 = false) => `https://${site}.bench.example:${(isHttp1 ? one : two).address().port}`,
    /** The option by which Chromium accepts the certificate, and caches what it loads. */
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64')}`,
    line,
    /** Begins a visit. @returns its requests, as they come */
    begin: () => (log = []),
    isIdle: () => unanswered === 0 && link.isIdle(),
    stop() {
      for (const session of sessions) session.destroy()
      one.close()
      two.close()
    },
  }
}
