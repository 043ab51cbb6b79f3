// What the server gives @c15t/backend, and what it does with its answers. The packages are doubles.
import { deepStrictEqual, rejects, strictEqual } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { createBackend } = await source('../serve/backend.ts')
const { policies } = await source('../serve/policies.ts')

const folder = mkdtempSync(join(tmpdir(), 'backend-'))
const write = (name, exports, code) => {
  const place = join(folder, 'node_modules', name)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', type: 'module', exports }))
  writeFileSync(join(place, 'index.js'), code)
  return place
}
writeFileSync(
  join(
    write(
      '@c15t/backend',
      { '.': './index.js', './db/adapters/kysely': './kysely.js' },
      'export const c15tInstance = options => ({ handler: globalThis.openBackend(options) })',
    ),
    'kysely.js',
  ),
  'export const kyselyAdapter = options => ({ adapted: options })',
)
process.env.CONSENT_PACKAGES = folder
after(() => rmSync(folder, { recursive: true }))

const database = { kysely: async () => 'the connections', provider: 'postgresql' }

/** Creates the backend with a handler in place of the package's. @returns also the options that the package got */
async function create(handler, more = {}) {
  let given
  globalThis.openBackend = options => {
    given = options
    return async request => handler(request, given.logger.log)
  }
  const call = await createBackend({ database, ...more })
  return { call, given }
}
const request = () => new Request('http://localhost/api/c15t/init')
const ok = () => Response.json({ a: 1 })

test('the backend uses the connections of the server, stores no address, describes nothing and logs errors only', async () => {
  const { given } = await create(ok)
  const { logger, ...rest } = given
  deepStrictEqual(rest, {
    appName: 'consents',
    basePath: '/api/c15t',
    adapter: { adapted: { db: 'the connections', provider: 'postgresql' } },
    trustedOrigins: ['https://no-other-origin.invalid'],
    policyPacks: [...policies],
    ipAddress: { tracking: false },
    openapi: { enabled: false },
  })
  strictEqual(logger.level, 'error')
})

test('the path, the origins, the tenant and the policies of the server are those of the backend', async () => {
  const own = [{ id: 'mine' }]
  const { given } = await create(ok, {
    basePath: '/c',
    trustedOrigins: ['https://a.test'],
    tenantId: 'shop',
    policies: own,
  })
  deepStrictEqual(
    [given.basePath, given.trustedOrigins, given.tenantId, given.policyPacks],
    ['/c', ['https://a.test'], 'shop', own],
  )
})

test('the texts of the backend are removed from its answers', async () => {
  const { call } = await create(() => Response.json({ jurisdiction: 'GDPR', translations: { en: {} } }))
  deepStrictEqual(await (await call(request())).json(), { jurisdiction: 'GDPR' })
})

test('what a failed call has logged is reported, with the message of the error and no other detail', async () => {
  for (const status of [500, 503]) {
    const reported = []
    const { call } = await create(
      (_, log) => {
        log('error', 'It failed', { error: 'no connection', email: 'a@b.test' })
        log('error', 'Twice', null, { error: 'one' }, { error: { text: 'private' } }, { error: 'two' })
        log('error', 'Alone')
        return new Response('', { status })
      },
      { report: (...words) => reported.push(words) },
    )
    strictEqual((await call(request())).status, status)
    deepStrictEqual(reported, [
      ['It failed', 'no connection'],
      ['Twice', ' one  two'],
      ['Alone', ''],
    ])
  }
})

test('what an invalid call has logged is never reported', async () => {
  const reported = []
  let status = 400
  const { call } = await create(
    (_, log) => {
      if (status < 500) log('error', 'Invalid', { error: 'the call of a visitor' })
      return new Response('', { status })
    },
    { report: (...words) => reported.push(words) },
  )
  for (status of [200, 400, 499, 500]) await call(request())
  deepStrictEqual(reported, [])
})

test('each failure is reported once, also if calls overlap', async () => {
  const reported = []
  const pending = []
  const { call } = await create(
    async (_, log) => {
      const status = await new Promise(resolve => pending.push(resolve))
      log('error', `status ${status}`)
      return new Response('', { status })
    },
    { report: message => reported.push(message) },
  )
  const calls = [call(request()), call(request()), call(request())]
  pending[0](500)
  await calls[0]
  deepStrictEqual(reported, ['status 500'])
  pending[1](400)
  await calls[1]
  // Nobody knows whose message it is, so it is kept until the failure.
  pending[2](500)
  await calls[2]
  deepStrictEqual(reported, ['status 500', 'status 400', 'status 500'])
  const last = call(request())
  pending[3](500)
  await last
  deepStrictEqual(reported.slice(3), ['status 500'])
})

test('of very many messages, the latest are reported', async () => {
  const reported = []
  const { call } = await create(
    (_, log) => {
      for (let at = 1; at <= 120; at++) log('error', `message ${at}`)
      return new Response('', { status: 500 })
    },
    { report: message => reported.push(message) },
  )
  await call(request())
  deepStrictEqual([reported.length, reported[0], reported.at(-1)], [50, 'message 71', 'message 120'])
})

test('a call that throws is passed on, and the messages of later calls are still forgotten', async () => {
  const reported = []
  let isBroken = true
  let status = 400
  const { call } = await create(
    (_, log) => {
      if (isBroken) return Promise.reject(new Error('broken'))
      if (status === 400) log('error', 'Invalid')
      return new Response('', { status })
    },
    { report: message => reported.push(message) },
  )
  await rejects(call(request()), /broken/)
  isBroken = false
  await call(request())
  status = 500
  await call(request())
  deepStrictEqual(reported, [])
})
