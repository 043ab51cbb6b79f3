// The real consent servers, c15t 1.5, @c15t/backend 2.x and our own, with a switch that makes them fail. As a program: node
// test/support/c15t-server.mjs [port], prints its origin.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { answer, close, listen } from '../../examples/server/http.mjs'
import { installBackend } from '../../examples/server/install.mjs'
import { createBackend1 } from './c15t-1/backend.mjs'
import { createBackend2, openDatabase2 } from './c15t-2.mjs'
import { beSlow } from './slow-responses.mjs'

/**
 * How a server behaves until the next change.
 *
 * @typedef {object} Behaviour
 * @property {'ok' | 'down' | 'slow' | 'cut' | 'lost' | 'nonsense' | 'html' | number} [mode] `ok`: the real server responds. `down`: the
 *   connection breaks. `cut`: it breaks in the middle of the real server's response. `lost`: it breaks after the real
 *   server has handled the request. A number: that status, with `body` as JSON. `slow`: the real server responds after `delay`.
 *   `nonsense`: 200 and application/json with invalid JSON. `html`: 200 and a page, as from a captive portal.
 * @property {number} [delay] milliseconds, default 1000; only for `slow`
 * @property {unknown} [body] the body of an error status, default `{}`
 * @property {Record<string, string>} [headers] additional headers of an error status, such as `retry-after`
 * @property {string} [only] fails only for paths with this ending, for example `/consent/set`; default all
 * @property {number} [times] fails this number of times and is `ok` afterwards; default until the next change
 * @property {1 | 2} [protocol] replaces the server by one with this protocol and a new database
 * @property {string} [country] the visitor's country for the real server, for example `DE`
 * @property {string} [region] the visitor's region for the real server, for example `CA`
 */

const modes = ['ok', 'down', 'slow', 'cut', 'lost', 'nonsense', 'html']

/**
 * Starts the server. It has rooms, so that concurrent tests do not affect each other. The first segment of the path names the
 * room. Each room has its own backend, behavior and log, and is created on its first request. In rooms with a name that
 * starts with `v2-`, the server has protocol 2; with `serve-`, it is that of `consent-elements serve`.
 * Over HTTP, from any origin:
 *
 * - `{origin}/{room}/api/c15t` is the backend-url; `{origin}/api/c15t` is the room without a name
 * - `POST {origin}/{room}/__control` with a Behaviour replaces the current one
 * - `GET {origin}/{room}/__log` returns every request, including preflights: `{method, path, headers, body, mode, status}`;
 *   `body` is the text of the request, `mode` the behavior at that time (the real server responds for `ok` and `slow`),
 *   `status` is 0 if the connection was broken or the response is pending
 * - `POST {origin}/{room}/__reset` resets the room: new state, empty log, `ok`
 *
 * @param {{ port?: number }} [options] port 0, the default, for any free one
 * @returns {Promise<{ origin: string, url: string, stop: () => Promise<void> }>} `url` is `{origin}/api/c15t`
 */
export async function startTestServer({ port = 0 } = {}) {
  const say = line => console.error(line)
  await Promise.all([installBackend(say), installBackend(say, new URL('c15t-1/', import.meta.url))])
  const rooms = new Map()
  const backends = { 1: () => createBackend1(), 2: sharedBackends(), serve: sharedApps() }

  async function respond(request) {
    const url = new URL(request.url)
    const [, room = '', path] = /^\/(?:([\w-]+)\/)?(api\/c15t\/.*|__\w+)$/.exec(url.pathname) ?? []
    if (!path) return new Response('Not Found', { status: 404 })
    if (path === '__reset' || !rooms.has(room)) rooms.set(room, createRoom(room, backends))
    url.pathname = `/${path}`
    return (await rooms.get(room)).respond(request, url)
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.shouldKeepAlive = false // browsers retry a request that fails on a reused connection
    return answer(
      async request => {
        await beSlow()
        const response = await respond(request)
        return response?.headers.has('x-cut') ? cutOff(response, outgoing) : (response ?? breakOff(incoming))
      },
      incoming,
      outgoing,
    )
  })
  const origin = await listen(server, port)
  return { origin, url: `${origin}/api/c15t`, stop: () => close(server) }
}

/** Returns backends that share one embedded PostgreSQL. Separate ones would take some seconds for each test. */
function sharedBackends() {
  let database
  let count = 0
  return async room => {
    database ??= openDatabase2()
    const tenantId = `${room}-${count++}`
    return createBackend2({ database: await database, tenantId })
  }
}

/** Returns apps of our server that share one embedded database. */
function sharedApps() {
  let shared
  let count = 0
  return async room => {
    shared ??= import('./load-serve.mjs').then(({ openShared }) => openShared())
    return (await shared)(`${room}-${count++}`)
  }
}

async function createRoom(room, backends) {
  const existing = {}
  const backendOf = protocol => (existing[protocol] ??= backends[protocol](room))
  const kind = room.startsWith('v2-') ? 2 : 1
  let backend = await backendOf(room.startsWith('serve-') ? 'serve' : kind)
  const log = []
  let behaviour = { mode: 'ok' }

  async function respond(request, url) {
    if (url.pathname.startsWith('/__')) return withCors(request, await obey(request, url.pathname))
    const { method, headers } = request
    const body = await request.text()
    const entry = { method, path: url.pathname, headers: Object.fromEntries(headers), body, mode: 'ok', status: 0 }
    log.push(entry)
    const response = await behave(request, url, entry)
    entry.status = response?.status ?? 0
    return response
  }

  async function obey(request, command) {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (command === '/__log') return Response.json(log)
    if (command === '/__control') {
      const wanted = { mode: 'ok', ...(await request.json()) }
      if (!modes.includes(wanted.mode) && !Number.isInteger(wanted.mode))
        return Response.json({ message: `mode is ${modes.join(', ')} or a status` }, { status: 400 })
      if (wanted.protocol) backend = await backendOf(wanted.protocol)
      behaviour = wanted
    }
    return Response.json(behaviour)
  }

  /** @returns {Promise<Response | undefined>} undefined if the connection is to be broken */
  async function behave(request, url, entry) {
    const sent = entry.body
    const { delay = 1000, body = {}, country, region, headers: beside = {} } = behaviour
    const headers = new Headers(request.headers)
    if (country) headers.set('x-c15t-country', country)
    if (region) headers.set('x-c15t-region', region)
    const real = () => backend(new Request(url, { method: request.method, headers, ...(sent && { body: sent }) }))

    const mode = (entry.mode = nextMode(request.method, url.pathname))
    switch (mode) {
      case 'ok':
        return real()
      case 'down':
        return undefined
      case 'slow':
        await new Promise(resolve => setTimeout(resolve, delay))
        return real()
      case 'lost':
        await real()
        return undefined
      case 'cut': {
        const answered = await real()
        answered.headers.set('x-cut', '')
        return answered
      }
      case 'nonsense':
        return withCors(request, text('{"showConsentBanner": tru', 'application/json'))
      case 'html':
        return withCors(request, text('<!doctype html><title>Sign in</title>', 'text/html'))
      default:
        return withCors(request, Response.json(body, { status: mode, headers: beside }))
    }
  }

  function nextMode(method, path) {
    const { mode, only = '', times = Infinity } = behaviour
    // Preflights succeed, because the page could not read the status otherwise. Only `down` breaks them as well.
    if (mode === 'ok' || !path.endsWith(only) || (method === 'OPTIONS' && mode !== 'down')) return 'ok'
    behaviour = times > 1 ? { ...behaviour, times: times - 1 } : { ...behaviour, mode: 'ok' }
    return mode
  }

  return { respond }
}

/** Sends the beginning of a response, and then breaks the connection. */
async function cutOff(response, outgoing) {
  const body = Buffer.from(await response.arrayBuffer())
  response.headers.delete('x-cut')
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length })
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.socket.destroy())
  await new Promise(resolve => outgoing.once('close', resolve))
  return new Response()
}

function breakOff(incoming) {
  incoming.socket.destroy()
  return new Response()
}

const text = (body, type) => new Response(body, { headers: { 'content-type': type } })

function withCors(request, response) {
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-allow-headers', 'content-type')
  response.headers.set('access-control-allow-methods', 'GET, POST, PATCH')
  response.headers.set('access-control-expose-headers', 'retry-after')
  return response
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin, stop } = await startTestServer({ port: Number(process.argv[2] ?? 0) })
  console.log(origin)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
}
