import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from './create-app'
import type { Settings } from './settings'
import { stopPacket } from './stop-packet'

/** A server that listens. */
export interface RunningServer {
  readonly origin: string
  /** The origin and the base path. */
  readonly url: string
  /** Accepts no new connections, and waits for pending requests. */
  readonly stop: () => Promise<void>
}

/** The statuses of errors before a request is complete, as Node answers them. Others are a bad request. */
const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** The requests of one connection that may wait for their responses. Browsers and proxies send one after the other. */
const MOST_WAITING = 32

/** Listens with an app. No request of any kind ends the process: the framework answers what it cannot parse with 400. */
export async function startServer(
  { host, port, basePath, grace }: Pick<Settings, 'host' | 'port' | 'basePath' | 'grace'>,
  app: App,
): Promise<RunningServer> {
  let isStopping = false
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      if (isStopping) outgoing.setHeader('connection', 'close')
      return app.handle(request, incoming.socket.remoteAddress, incoming as IncomingMessage)
    },
    {
      hostname: 'localhost',
      errorHandler: () =>
        new Response('{"message":"Bad Request"}', { status: 400, headers: { 'content-type': 'application/json' } }),
    },
  )
  const waiting = new WeakMap<Socket, number>()
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (incoming, outgoing) => {
      const { socket } = incoming
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > MOST_WAITING) return void socket.destroy()
      waiting.set(socket, count)
      outgoing.once('close', () => waiting.set(socket, waiting.get(socket)! - 1))
      // The standard Request does not exist for these methods.
      if (/^(CONNECT|TRACE|TRACK)$/i.test(incoming.method ?? ''))
        return void outgoing.writeHead(405, { allow: 'GET, POST, PATCH, OPTIONS', connection: 'close' }).end()
      incoming.on('error', () => {})
      outgoing.on('error', () => {})
      listener(incoming, outgoing).catch(() => {
        if (!outgoing.headersSent) outgoing.writeHead(400, { connection: 'close' })
        outgoing.end()
      })
    },
  )
  server.on('connection', socket => stopPacket(socket, () => (waiting.get(socket) ?? 0) >= MOST_WAITING))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statuses[error.code ?? ''] ?? '400 Bad Request'
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
    else socket.destroy()
  })
  server.on('connect', (_request, socket) => socket.destroy())
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address() as { port: number }
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  return {
    origin,
    url: origin + basePath,
    stop: () => {
      isStopping = true
      return new Promise<void>(resolve => {
        const breakOff = setTimeout(() => server.closeAllConnections(), grace)
        server.close(() => {
          clearTimeout(breakOff)
          resolve()
        })
        server.closeIdleConnections()
      }).then(() => app.settle())
    },
  }
}
