// The site that the libraries make requests to. One port serves the pages and their own origin, the other port serves
// the same as another origin. It also has the endpoints that the published suites request from their own servers.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.jsonp': 'text/javascript',
  '.xml': 'application/xml',
}
const json = value => ({ body: JSON.stringify(value), type: types['.json'] })
const seen = headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(accept|content-type|x-|authorization)/.test(name)))
const wait = ms => new Promise(resolve => setTimeout(resolve, ms))
/** The bodies of the beacons that have arrived, by the key in their URL. */
const beacons = {}

/** The response of each path: `{body, type, status, headers}`, or null for none. */
const answers = {
  '/json': () => json({ greeting: 'hello', list: [1, 2, 3] }),
  '/text': () => ({ body: 'plain text, with ümlaut' }),
  '/xml': () => ({ body: '<a><b>c</b></a>', type: types['.xml'] }),
  '/html': () => ({ body: '<p id="answer">swapped</p>', type: types['.html'] }),
  '/bytes': () => ({ body: Buffer.from([0, 1, 2, 128, 255]), type: 'application/octet-stream' }),
  '/large': () => ({ body: 'x'.repeat(200_000) }),
  '/empty': () => ({ status: 204, body: '' }),
  '/redirect': () => ({ status: 302, body: '', headers: { location: '/json' } }),
  '/redirect-loop': () => ({ status: 302, body: '', headers: { location: '/redirect-loop' } }),
  '/set-cookie': () => ({ body: 'set', headers: { 'set-cookie': 'cookie=hello' } }),
  '/echo': ({ method, headers, body }) =>
    json({ method, headers: seen(headers), body: body.replace(/-{4,}\w+/g, '--') }),
  '/cookies': ({ headers }) => json({ cookies: headers.cookie ?? '' }),
  '/status': ({ query }) => ({ status: Number(query.get('code')), ...json({ code: query.get('code') }) }),
  '/slow': async () => (await wait(1500), { body: 'late' }),
  '/beacon': ({ query, body }) => ((beacons[query.get('key')] = body.replace(/-{4,}\w+/g, '--')), { body: '' }),
  '/beacons': async ({ query }) => {
    for (let tries = 0; tries < 50 && !(query.get('key') in beacons); tries++) await wait(20)
    return json(beacons[query.get('key')] ?? null)
  },
  '/events': () => ({ body: 'data: one\n\nevent: named\ndata: two\nid: 7\n\n', type: 'text/event-stream' }),

  // For reqwest's suite.
  '/tests/timeout': async ({ method, query, headers }) => {
    await wait(2000)
    return json({ method, query: Object.fromEntries(query), headers })
  },
  '/tests/timeout/': request => answers['/tests/timeout'](request),
  '/tests/204': () => ({ status: 204, body: '' }),
  '/get-value': () => ({ body: 'hello' }),
  '/get-cookie-value': ({ headers }) => ({ body: /cookie=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '' }),

  // For qajax's suite.
  '/ECHO': ({ body }) => ({ body }),
  '/ECHO_HEADERS': ({ headers }) => json(headers),

  // For nanoajax's suite.
  '/get': () => ({ body: 'OK' }),
  '/post': ({ body }) =>
    /arg/.test(body) && /value/.test(body) && /foo/.test(body) ? { body: 'OK' } : { status: 400 },
  '/put': ({ body }) => ({ body: body ? 'OK' : 'NO body?' }),
  '/error': () => ({ status: 500, body: 'Error' }),
  '/cors-url': ({ other }) => ({ body: other }),
  '/cors': () => ({ body: 'COORS' }),
  '/header': ({ headers }) => ({ body: headers['x-custom'] ?? '' }),
  '/cookie-setter': () => ({ body: '1234', headers: { 'set-cookie': 'doge=1234' } }),
  '/cookie-verifier': ({ headers }) => ({
    body: /doge=1234/.test(headers.cookie ?? '') ? 'OK' : 'Could not verify cookie',
  }),
}

/** Like reqwest's server: paths with one of these endings and "?echo" respond with the request that was made. */
function echoed({ path, method, query, headers }) {
  if (!query.has('echo')) return null
  const text = JSON.stringify({ method, query: Object.fromEntries(query), headers })
  if (path.endsWith('.json')) return { body: text, type: types['.json'] }
  const callback = query.get('callback') || query.get('testCallback') || 'echoCallback'
  return path.endsWith('.jsonp') ? { body: `${callback}(${text});`, type: types['.js'] } : null
}

/**
 * Starts both origins.
 * @param pages by path, a function that returns a page or script: `({other}) => ({body, type})`
 * @param folders by prefix of a path, the folder with the files
 * @returns the origins, and a function that stops the servers
 */
export async function startSite(pages, folders) {
  const origins = []
  const file = path => {
    const found = Object.entries(folders).find(([start]) => path.startsWith(start))
    if (!found) return null
    try {
      return { body: readFileSync(join(found[1], path.slice(found[0].length))), type: types[extname(path)] }
    } catch {
      return null
    }
  }
  const listener = async (message, response) => {
    const { url, method, headers } = message
    const { pathname: path, searchParams: query } = new URL(url, 'http://localhost')
    if (path === '/drop') return message.socket.destroy()
    const pieces = []
    for await (const piece of message) pieces.push(piece)
    const here = `http://${headers.host}`
    const request = {
      path,
      query,
      method,
      headers,
      body: Buffer.concat(pieces).toString(),
      other: origins[0] === here ? origins[1] : origins[0],
    }
    if (query.has('latency')) await wait(Number(query.get('latency')))
    const make = pages[path] ?? answers[path]
    const answer = (make ? await make(request) : (echoed(request) ?? file(path))) ?? { status: 404, body: 'none' }
    response.writeHead(Number(query.get('status')) || (answer.status ?? 200), {
      'content-type': answer.type ?? 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, x-custom, x-requested-with, x-http-method-override',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      ...answer.headers,
    })
    response.end(method === 'HEAD' ? undefined : answer.body)
  }
  const servers = await Promise.all(
    [0, 1].map(async at => {
      const server = createServer((message, response) => void listener(message, response))
      await new Promise(resolve => server.listen(0, resolve))
      origins[at] = `http://localhost:${server.address().port}`
      return server
    }),
  )
  const stop = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  return { origins, stop }
}
