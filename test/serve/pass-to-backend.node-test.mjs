// What a call that is passed to @c15t/backend has, what is answered, and how many run and wait, with a double of the backend.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { passToBackend, Hono, answerError } = await serveSource({
  passToBackend: 'pass-to-backend',
  answerError: 'answer-error',
  Hono: '../../node_modules/hono/dist/index.js',
})

/** Creates an app that passes its calls to a double. */
function appOf(backend, { patience = 60_000, given, lane } = {}) {
  const app = new Hono()
  const pass = lane ? passToBackend(backend, patience, lane) : passToBackend(backend, patience)
  app.onError(answerError(message => app.reported.push(message)))
  app.reported = []
  app.all('*', c => pass(c, given))
  return app
}
const atOnce = task => task()
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve))
}

test('the backend gets the path, the query, the method and the headers that it reads, and no other one', async () => {
  const seen = []
  const app = appOf(
    async request => {
      const { pathname, search, origin } = new URL(request.url)
      const body = await request.text()
      seen.push({ method: request.method, origin, path: pathname + search, headers: [...request.headers], body })
      return new Response('{}')
    },
    { lane: atOnce },
  )
  const headers = {
    authorization: 'Bearer x',
    'accept-language': 'de',
    'content-type': 'application/json',
    'cf-ipcountry': 'de',
    'x-c15t-region': 'BE',
    cookie: 'secret=1',
    origin: 'https://shop.test',
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'Browser',
  }
  await app.request('https://consents.test/api/c15t/consents/check?externalId=a%20b&type=x', { headers })
  await app.request('https://consents.test/status', { method: 'PATCH', headers: { 'cf-ipcountry': 'XX' } })
  deepStrictEqual(seen, [
    {
      method: 'GET',
      origin: 'http://localhost',
      path: '/api/c15t/consents/check?externalId=a%20b&type=x',
      headers: [
        ['accept', 'application/json'],
        ['accept-language', 'de'],
        ['authorization', 'Bearer x'],
        ['content-type', 'application/json'],
        ['x-c15t-country', 'DE'],
        ['x-c15t-region', 'BE'],
      ],
      body: '',
    },
    {
      method: 'PATCH',
      origin: 'http://localhost',
      path: '/status',
      headers: [['accept', 'application/json']],
      body: '',
    },
  ])
})

test('another address and body can be passed instead of those of the call', async () => {
  const backend = async request => new Response(`${request.method} ${request.url} ${await request.text()}`)
  const given = { body: '{"a":1}', url: 'https://other.test/api/c15t/subjects?b=2' }
  const app = appOf(backend, { lane: atOnce, given })
  const answer = await app.request('/x', { method: 'POST', headers: { 'content-type': 'application/json' } })
  strictEqual(await answer.text(), 'POST http://localhost/api/c15t/subjects?b=2 {"a":1}')
})

test('an answer keeps its status, text and type; a failure of the backend is that of the database', async () => {
  let made
  const app = appOf(async () => made, { lane: atOnce })
  for (const [response, expected] of [
    [new Response('{"a":1}', { headers: { 'content-type': 'text/x' } }), [200, '{"a":1}', 'text/x']],
    [new Response(new Uint8Array([123, 125]), { status: 404 }), [404, '{}', 'application/json']],
    [
      new Response('no', { status: 499, headers: { 'content-type': 'text/y', 'set-cookie': 'a=1' } }),
      [499, 'no', 'text/y'],
    ],
  ]) {
    made = response
    const answer = await app.request('/x')
    deepStrictEqual([answer.status, await answer.text(), answer.headers.get('content-type')], expected)
    strictEqual(answer.headers.get('set-cookie'), null)
  }
  for (const status of [500, 503, 599]) {
    made = new Response('a secret', { status })
    const answer = await app.request('/x')
    deepStrictEqual([answer.status, answer.headers.get('retry-after')], [503, '5'])
    strictEqual((await answer.json()).code, 'UNAVAILABLE')
  }
})

test('a call waits for the backend as long as it is told, and no longer', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const app = appOf(() => new Promise(() => {}), { patience: 6000, lane: atOnce })
  let status
  const answered = Promise.resolve(app.request('/x')).then(answer => (status = answer.status))
  await settled()
  t.mock.timers.tick(5999)
  await settled()
  strictEqual(status, undefined)
  t.mock.timers.tick(1)
  await answered
  strictEqual(status, 503)
})

/** A backend whose calls end when the test says so, in an app with the lane of the server. */
function heldBackend() {
  const running = []
  const begun = []
  const app = appOf(request => {
    begun.push(new URL(request.url).pathname)
    return new Promise((resolve, reject) => running.push({ end: () => resolve(new Response('{}')), fail: reject }))
  })
  /** Waits until so many calls have begun: between two of them there are some milliseconds. */
  const begunAre = async count => {
    while (begun.length < count) await new Promise(resolve => setImmediate(resolve))
    await settled()
    strictEqual(begun.length, count)
  }
  return { app, running, begun, begunAre }
}

test('four calls run at once, and the others in the order in which they came, also behind one that fails', async () => {
  const { app, running, begun, begunAre } = heldBackend()
  const calls = Array.from({ length: 8 }, (_, at) => app.request(`/${at}`))
  await begunAre(4)
  running[2].end()
  await begunAre(5)
  running[0].fail(new Error('Connection terminated'))
  await begunAre(6)
  running[1].end()
  running[3].end()
  await begunAre(8)
  for (const { end } of running) end()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  deepStrictEqual(statuses, [503, 200, 200, 200, 200, 200, 200, 200])
  deepStrictEqual(begun, ['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7'])
  // All places are free again.
  const more = Array.from({ length: 5 }, (_, at) => app.request(`/more${at}`))
  await begunAre(12)
  running[8].end()
  await begunAre(13)
  for (const { end } of running) end()
  await Promise.all(more)
})

test('the calls of one moment begin eight milliseconds apart', async t => {
  t.mock.method(performance, 'now', () => 1000)
  const patience = 60_000
  const waits = []
  const { setTimeout } = globalThis
  t.mock.method(globalThis, 'setTimeout', (run, ms, ...rest) => {
    if (ms === patience) return setTimeout(run, ms, ...rest)
    waits.push(ms)
    return setTimeout(run, 0, ...rest)
  })
  const app = appOf(async () => new Response('{}'), { patience })
  await Promise.all(Array.from({ length: 4 }, () => app.request('/x')))
  deepStrictEqual(waits, [8, 16, 24])
})

test('two hundred calls wait, and more are refused without a report', async () => {
  const { app, running, begunAre } = heldBackend()
  let answered = 0
  for (let at = 0; at < 204; at++) void Promise.resolve(app.request('/x')).then(() => answered++)
  await begunAre(4)
  strictEqual(answered, 0)
  const refused = await app.request('/x')
  deepStrictEqual([refused.status, refused.headers.get('retry-after'), app.reported], [503, '5', []])
  running[0].end()
  await begunAre(5)
  void app.request('/x')
  strictEqual((await app.request('/x')).status, 503)
  strictEqual(running.length, 5)
})
