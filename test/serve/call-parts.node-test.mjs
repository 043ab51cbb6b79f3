// What surrounds each call of the consent server: admission, errors, health, logs and the way to the backend. What these
// parts use is given to them as doubles.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

globalThis.require = createRequire(import.meta.url) // the rate limiter is CommonJS
// In one bundle: parts read what the same copy of Hono has noted.
const { outputFiles } = await build({
  stdin: {
    contents: `
      export { Hono } from 'hono'
      export { admitCalls } from './admit-calls'
      export { healthRoutes } from './health-routes'
      export { passToBackend } from './pass-to-backend'
      export { recordCalls } from './record-calls'
      export { sharedLimit } from './shared-limit'`,
    resolveDir: fileURLToPath(new URL('../../src/serve', import.meta.url)),
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
})
const address = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
const { admitCalls, healthRoutes, Hono, passToBackend, recordCalls, sharedLimit } = await import(address)

const textOf = async response => [response.status, await response.text()]

test('a call counts once, and once more for each 4 KB of its body, up to the largest', async () => {
  const weights = []
  const app = new Hono()
  app.use(admitCalls([], async (_, weight) => (weights.push(weight), { wait: 0, share: 0 }), 65_536))
  app.all('*', c => c.text('done'))
  const weigh = async headers => {
    await app.request('/', { method: 'POST', headers })
    return weights.pop()
  }
  for (const [length, weight] of [
    ['0', 1],
    ['4095', 1],
    ['4096', 2],
    ['65536', 17],
    ['9999999', 17],
    ['Infinity', 17],
    ['x', 17],
  ])
    strictEqual(await weigh({ 'content-length': length }), weight, length)
  strictEqual(await weigh({}), 1)
  strictEqual(await weigh({ 'transfer-encoding': 'chunked' }), 17)
})

test('preflights are answered for pages of listed origins, and count nothing', async () => {
  let calls = 0
  const app = new Hono()
  app.use(admitCalls(['https://a.test'], async () => (calls++, { wait: 0, share: 0 }), 1))
  app.all('*', c => c.text('done'))
  const response = await app.request('/', { method: 'OPTIONS', headers: { origin: 'https://a.test' } })
  const { 'access-control-allow-credentials': _, ...headers } = Object.fromEntries(response.headers)
  deepStrictEqual(
    [...(await textOf(response)), headers],
    [
      204,
      '',
      {
        'access-control-allow-origin': 'https://a.test',
        'access-control-allow-headers':
          'Content-Type,Authorization,x-request-id,x-c15t-version,x-c15t-country,x-c15t-region,accept-language',
        'access-control-allow-methods': 'GET,POST,PUT,DELETE,PATCH,OPTIONS',
        'access-control-max-age': '600',
        vary: 'Origin, Access-Control-Request-Headers',
      },
    ],
  )
  strictEqual(calls, 0)
  const other = await app.request('/', { method: 'OPTIONS', headers: { origin: 'https://b.test' } })
  strictEqual(other.headers.get('access-control-allow-origin'), null)
})

test('who calls too often is told when to call again, and pages without an origin may only read', async () => {
  let usage = { wait: 7, share: 1 }
  const app = new Hono()
  app.use(admitCalls(['https://a.test'], async () => usage, 1))
  app.all('*', c => c.text('done'))
  const call = (method, origin) => app.request('/', { method, headers: { origin } })
  const refused = await call('GET', 'https://a.test')
  deepStrictEqual(await textOf(refused), [429, '{"message":"Too many calls; try again later"}'])
  deepStrictEqual(
    ['retry-after', 'access-control-expose-headers', 'access-control-allow-origin'].map(name =>
      refused.headers.get(name),
    ),
    ['7', 'retry-after', 'https://a.test'],
  )
  usage = { wait: 0, share: 0 }
  deepStrictEqual(await textOf(await call('GET', 'null')), [200, 'done'])
  const post = await call('POST', 'null')
  strictEqual(post.status, 403)
  const { code, message } = await post.json()
  deepStrictEqual(
    [code, message],
    ['ORIGIN_REFUSED', 'Calls of sandboxed frames and files, which have the origin null, are refused'],
  )
  deepStrictEqual(await textOf(await call('POST', 'https://a.test')), [200, 'done'])
})

test('the process is healthy by itself, and ready if its database responds within three seconds', async t => {
  let answer = async () => []
  let statements = 0
  const app = healthRoutes({ query: (...words) => (statements++, answer(...words)) })
  deepStrictEqual(await textOf(await app.request('/healthz')), [200, '{"status":"ok"}'])
  strictEqual(statements, 0)
  deepStrictEqual(await textOf(await app.request('/readyz')), [200, '{"status":"ok"}'])
  answer = async () => {
    throw new Error('down')
  }
  deepStrictEqual(await textOf(await app.request('/readyz')), [503, '{"status":"unavailable"}'])
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let respond
  answer = () => new Promise(resolve => (respond = resolve))
  statements = 0
  const pending = [app.request('/readyz'), app.request('/readyz')]
  await new Promise(resolve => setImmediate(resolve))
  strictEqual(statements, 1, 'calls at the same time share a statement')
  t.mock.timers.tick(2999)
  respond([])
  deepStrictEqual(await textOf(await pending[0]), [200, '{"status":"ok"}'])
  const late = app.request('/readyz')
  await new Promise(resolve => setImmediate(resolve))
  t.mock.timers.tick(3000)
  deepStrictEqual(await textOf(await late), [503, '{"status":"unavailable"}'])
})

test('the backend gets the address, the body and the headers that it reads, and nothing else', async () => {
  const seen = []
  let answer = () => Response.json({ a: 1 })
  const pass = passToBackend(async request => {
    seen.push([request.method, request.url, Object.fromEntries(request.headers), await request.text()])
    return answer()
  }, 1000)
  const app = new Hono()
  app.all('/other', c => pass(c, { url: 'https://x.test/changed?b=2', body: '{"c":3}' }))
  app.all('*', c => pass(c))
  const headers = {
    authorization: 'Bearer a',
    'accept-language': 'de',
    'content-type': 'application/json',
    cookie: 'secret=1',
    'x-forwarded-for': '192.0.2.1',
    'x-c15t-country': 'de',
    'x-c15t-region': 'BY',
  }
  const response = await app.request('https://consents.test/api/c15t/status?a=1', { headers })
  deepStrictEqual(await textOf(response), [200, '{"a":1}'])
  const passed = {
    accept: 'application/json',
    authorization: 'Bearer a',
    'accept-language': 'de',
    'content-type': 'application/json',
    'x-c15t-country': 'DE',
    'x-c15t-region': 'BY',
  }
  deepStrictEqual(seen.pop(), ['GET', 'http://localhost/api/c15t/status?a=1', passed, ''])
  await app.request('/other', { method: 'PATCH' })
  const [method, url, , body] = seen.pop()
  deepStrictEqual([method, url, body], ['PATCH', 'http://localhost/changed?b=2', '{"c":3}'])
  answer = () => new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } })
  const missing = await app.request('/x')
  deepStrictEqual([...(await textOf(missing)), missing.headers.get('content-type')], [404, '<p>', 'text/html'])
  for (const status of [499, 500, 503]) {
    answer = () => new Response('secret of the backend', { status })
    const failed = await app.request('/x')
    strictEqual(failed.status, status < 500 ? 499 : 503)
    if (status >= 500) strictEqual((await failed.json()).code, 'UNAVAILABLE')
  }
})

test('a backend that does not answer is not waited for, and four calls run at a time, in order', async t => {
  const running = []
  const pass = passToBackend(() => new Promise(resolve => running.push(resolve)), 1000)
  const app = new Hono()
  app.onError((error, c) => c.text(error.message, 503))
  app.all('*', c => pass(c))
  const calls = Array.from({ length: 6 }, () => app.request('/x'))
  for (let tried = 0; running.length < 4 && tried < 1000; tried++) await new Promise(resolve => setTimeout(resolve, 1))
  strictEqual(running.length, 4)
  running[0](Response.json(1))
  deepStrictEqual(await textOf(await calls[0]), [200, '1'])
  for (let tried = 0; running.length < 5 && tried < 1000; tried++) await new Promise(resolve => setTimeout(resolve, 1))
  strictEqual(running.length, 5)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const late = app.request('/late')
  await new Promise(resolve => setImmediate(resolve))
  t.mock.timers.tick(999)
  t.mock.timers.tick(1)
  strictEqual((await late).status, 503)
  t.mock.timers.reset()
  const many = Array.from({ length: 198 }, () => app.request('/x'))
  const refused = await app.request('/x')
  deepStrictEqual(await textOf(refused), [503, 'Too many calls wait'])
  strictEqual(many.length, 198)
})

test('each call is logged without its query and its subject, counted, and traced unless it is a probe', async () => {
  const [logged, counted, traced] = [[], [], []]
  const tracer = {
    traceId: () => 't1',
    call: async (header, handle) => traced.push([header('traceparent'), await handle()]),
  }
  const metrics = { count: (...words) => counted.push(words.slice(0, 3)) }
  const app = new Hono()
  app.use('*', recordCalls({ metrics, tracer, log: entry => logged.push(entry) }))
  app.get('/api/subjects/:id', c => c.text('x', 404))
  app.all('*', c => c.text('x'))
  await app.request('/api/subjects/sub_1Az?secret', { headers: { traceparent: 'p' } })
  const [{ time, request, milliseconds, ...rest }] = logged
  deepStrictEqual(rest, { trace: 't1', method: 'GET', path: '/api/subjects/:id', status: 404 })
  match(time, /^\d{4}-\d\d-\d\dT.*Z$/)
  strictEqual(Number.isInteger(milliseconds) && request.length > 0, true)
  deepStrictEqual(counted, [['GET', '/api/subjects/sub_1Az', 404]])
  const [[parent, call]] = traced
  deepStrictEqual(
    [parent, call],
    ['p', { method: 'GET', path: '/api/subjects/:id', route: '/api/subjects/:id', status: 404, request }],
  )
  for (const path of ['/healthz', '/readyz', '/metrics']) await app.request(path)
  deepStrictEqual([traced.length, logged.length, counted.length], [1, 4, 4])
  await app.request(`/${'x'.repeat(300)}`)
  strictEqual(logged.at(-1).path.length, 200)
})

/** A database that several limits share, by what their statements mean. */
function sharedRows() {
  const rows = new Map()
  const deleted = []
  const query = async (text, values) => {
    if (text.startsWith('delete')) return void deleted.push(values[0])
    return JSON.parse(values[0]).map(({ visitor, more }) => {
      const name = `${visitor} ${values[1]}`
      rows.set(name, (rows.get(name) ?? 0) + more)
      return { visitor, count: rows.get(name) }
    })
  }
  return { rows, deleted, query }
}

test('processes exchange the calls of busy visitors each second, and forget them with the minute', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let now = 1000 * 60_000
  const { rows, deleted, query } = sharedRows()
  const key = { sign: text => `signed ${text}` }
  const start = () => sharedLimit(40, { query, key, now: () => now })
  const [one, two] = [start(), start()]
  const exchange = async () => {
    t.mock.timers.tick(1000)
    for (let turns = 0; turns < 5; turns++) await new Promise(resolve => setImmediate(resolve))
  }
  await one.limit('rare')
  await exchange()
  strictEqual(rows.size, 0, 'less than a twentieth is not exchanged')
  await one.limit('busy', 30)
  await exchange()
  strictEqual([...rows].length, 1)
  match([...rows.keys()][0], /^[\w-]{43} 1000$/)
  strictEqual([...rows.values()][0], 30)
  await two.limit('busy', 5)
  await exchange()
  await exchange()
  strictEqual([...rows.values()][0], 35, 'each call is sent once')
  strictEqual((await two.limit('busy', 5)).wait, 0)
  now += 20_500
  deepStrictEqual(await two.limit('busy'), { wait: 40, share: 1 })
  strictEqual((await one.limit('busy')).wait, 0, 'the first process learns it as it exchanges its own calls')
  await exchange()
  await one.limit('busy')
  await exchange()
  strictEqual((await one.limit('busy')).wait, 40)
  strictEqual((await two.limit('other')).wait, 0)
  await two.limit('late', 10)
  now = 1001 * 60_000
  const known = rows.size
  await exchange()
  strictEqual(rows.size, known, 'what was not sent in its minute is never sent')
  strictEqual((await two.limit('fresh', 3)).wait, 0)
  await exchange()
  strictEqual([...rows.keys()].filter(name => name.endsWith(' 1001')).length, 1)
  deepStrictEqual(deleted, [999, 999, 1000], 'once a minute by each process that exchanges')
  one.stop()
  two.stop()
  await two.limit('fresh', 9)
  const before = [...rows.values()].join()
  await exchange()
  strictEqual([...rows.values()].join(), before)
})
