// What surrounds each call of the consent server: admission, health and logs. What these parts use is given to them as
// doubles.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { admitCalls, healthRoutes, Hono, recordCalls } = await serveSource({
  admitCalls: 'admit-calls',
  healthRoutes: 'health-routes',
  recordCalls: 'record-calls',
  Hono: '../../node_modules/hono/dist/index.js',
})

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
