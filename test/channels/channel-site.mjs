// Serves the channel page and all trackers on one local port, and counts the requests that arrive.
import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import tls from 'node:tls'
import { createHash } from 'node:crypto'
import { selfSignedCertificate } from './self-signed-certificate.mjs'

const dist = new URL('../../dist/', import.meta.url)
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** Half a second of silence. */
const sound = Buffer.concat([
  Buffer.from(
    'RIFF\x64\x0f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x0f\0\0',
    'latin1',
  ),
  Buffer.alloc(3904, 128),
])

/** The response, by the request's Sec-Fetch-Dest header. */
const answers = {
  script: ['text/javascript', ''],
  worker: ['text/javascript', ''],
  sharedworker: ['text/javascript', ''],
  serviceworker: ['text/javascript', ''],
  audioworklet: ['text/javascript', ''],
  paintworklet: ['text/javascript', ''],
  style: ['text/css', ''],
  image: ['image/gif', pixel],
  track: ['text/vtt', 'WEBVTT\n'],
  audio: ['audio/wav', sound],
  video: ['audio/wav', sound],
  document: ['text/html', '<!doctype html><title>arrived</title>'],
  iframe: ['text/html', '<!doctype html><title>arrived</title>'],
  frame: ['text/html', '<!doctype html><title>arrived</title>'],
  object: ['text/html', '<!doctype html><title>arrived</title>'],
  embed: ['text/html', '<!doctype html><title>arrived</title>'],
}

/**
 * A running site.
 * @typedef {object} ChannelSite
 * @property {number} port for HTTPS, plain HTTP, and a proxy for browsers without host resolver rules
 * @property {(path: string, page: { body: string, headers?: object }) => void} publish serves a page on every host
 * @property {(token: string) => Map<string, { tracker: number, own: number }>} arrivals of one page, by `phase/id`
 * @property {(milliseconds: number) => void} setConnectionTime what each connection costs from now on; if it is not 0, no
 *   connection is used twice
 * @property {(port: number) => number} datagrams returns the number of datagrams that have arrived at a port
 * @property {readonly number[]} datagramPorts
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the site. `https://{token}.{ownDomain}/` is the site itself, with any token, so that every page has its own
 * storage. Every other host is a tracker.
 *
 * - `/c/{token}/{phase}/{id}` is counted, and responds with the content type that the browser expects
 * - `{token}--{phase}--{id}--….{host}` is counted on every connection
 * - channels that begin with `stays-` or `download-` are answered by 204, which leaves the page as it is
 * - `/made?type&body` is a resource of the site, `/go?to` a redirect, `/dist/…` our files, and `/late/300/{token}/dist/…`
 *   with a whole guard that arrives after 300 ms. The service worker is at the root, so that its scope includes all pages
 * @param {{ ownDomain: string, datagramPortCount: number }} options
 * @returns {Promise<ChannelSite>}
 */
export async function startChannelSite({ ownDomain, datagramPortCount }) {
  const pages = new Map()
  const counts = new Map()
  const sockets = new Set()
  let connectionTime = 0
  const isOwn = host => host === ownDomain || host.endsWith(`.${ownDomain}`)

  function count(host, token, key) {
    const arrivals = counts.get(token) ?? new Map()
    counts.set(token, arrivals)
    const both = arrivals.get(key) ?? { tracker: 0, own: 0 }
    arrivals.set(key, both)
    both[isOwn(host) ? 'own' : 'tracker']++
  }

  const hostOf = ({ headers }) => (headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  function arrive(request) {
    const [, token, key] = /\/c\/([\w]+)\/([\w-]+\/[\w-]+)/.exec(request.url) ?? []
    if (token) count(hostOf(request), token, key)
  }

  async function respond(request, response) {
    arrive(request)
    const { headers } = request
    const url = new URL(request.url, `https://${hostOf(request) || 'nobody'}`)
    response.setHeader('access-control-allow-origin', headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('cache-control', 'no-store')
    if (connectionTime > 0) response.setHeader('connection', 'close')
    const send = (type, body, status = 200) => response.writeHead(status, { 'content-type': type }).end(body)
    if (request.method === 'OPTIONS') return send('text/plain', '', 204)
    if (/\/c\/\w+\/\w+\/(?:stays|download)-/.test(url.pathname)) return response.writeHead(204).end()
    const page = pages.get(url.pathname)
    if (page) {
      for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value)
      return send(page.type ?? 'text/html; charset=utf-8', page.body)
    }
    if (url.pathname === '/made') {
      if (url.searchParams.has('scope')) response.setHeader('service-worker-allowed', '/')
      return send(url.searchParams.get('type'), url.searchParams.get('body'))
    }
    if (url.pathname === '/go') return response.writeHead(302, { location: url.searchParams.get('to') }).end()
    const [, delay, built] = /^\/(?:(?:late\/(\d+)\/\w+\/)?dist\/(.*)|(?=consent-service-worker.js$))/.exec(
      url.pathname,
    ) ?? [null, null, null]
    if (delay && built === 'guard-whole.js') await new Promise(resolve => setTimeout(resolve, Number(delay)))
    if (built !== null && isOwn(hostOf(request))) {
      const file = await readFile(new URL(built ?? url.pathname.slice(1), dist)).catch(() => null)
      // As on a site: frames and workers load the guard from the cache.
      response.setHeader('cache-control', 'max-age=600')
      return file ? send('text/javascript', file) : send('text/plain', 'Not Found', 404)
    }
    if (/event-stream/.test(headers.accept)) {
      // The response ends at once, because a browser opens only six connections to a host.
      return send('text/event-stream', 'retry: 600000\ndata: arrived\n\n')
    }
    const [type, body] = answers[headers['sec-fetch-dest']] ?? ['text/plain', 'arrived']
    return send(type, body)
  }

  const server = http.createServer((request, response) => {
    respond(request, response).catch(error => response.destroy(error))
  })
  server.keepAliveTimeout = 30_000
  server.on('upgrade', (request, socket) => {
    arrive(request)
    const accept = createHash('sha1').update(
      `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
    )
    const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]
    socket.write(
      [
        'HTTP/1.1 101 Switching Protocols',
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Accept: ${accept.digest('base64')}`,
        ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
        '\r\n',
      ].join('\r\n'),
    )
  })
  // Browsers without host resolver rules use the port as a proxy.
  server.on('connect', (request, socket) => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    sniff(socket)
  })

  const context = tls.createSecureContext(selfSignedCertificate())
  function secure(socket) {
    const secured = new tls.TLSSocket(socket, {
      isServer: true,
      secureContext: context,
      ALPNProtocols: ['http/1.1'],
      SNICallback(host, done) {
        const [token, phase, id] = host.split('.')[0].split('--')
        if (id) count(host, token, `${phase}/${id}`)
        done(null, context)
      },
    })
    secured.on('error', () => secured.destroy())
    server.emit('connection', secured)
  }
  /** The first byte of a connection shows whether it is TLS. */
  function sniff(socket) {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', async first => {
      socket.pause()
      socket.unshift(first)
      if (connectionTime > 0) await new Promise(resolve => setTimeout(resolve, connectionTime))
      if (first[0] === 22) secure(socket)
      else server.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  }
  const listener = net.createServer(sniff)
  await new Promise(resolve => listener.listen(0, '127.0.0.1', resolve))

  const received = new Map()
  const datagramSockets = await Promise.all(
    Array.from({ length: datagramPortCount }, async () => {
      const socket = createSocket('udp4')
      await new Promise(resolve => socket.bind(0, '127.0.0.1', resolve))
      const { port } = socket.address()
      received.set(port, 0)
      socket.on('message', () => received.set(port, received.get(port) + 1))
      return socket
    }),
  )

  return {
    port: listener.address().port,
    publish: (path, page) => void pages.set(path, page),
    arrivals: token => counts.get(token) ?? new Map(),
    datagramPorts: [...received.keys()],
    setConnectionTime: milliseconds => void (connectionTime = milliseconds),
    datagrams: port => received.get(port),
    async stop() {
      for (const socket of datagramSockets) socket.close()
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => listener.close(resolve))
    },
  }
}
