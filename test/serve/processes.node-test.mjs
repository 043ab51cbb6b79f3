// The server in processes of its own: several on one database, restarts, and an outage of the database.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { findPostgres, startPostgres } from '../support/postgres.mjs'
import { serve } from '../support/load-serve.mjs'
import { serveProcess } from '../support/serve-process.mjs'

const isPostgresHere = findPostgres() !== undefined
if (!isPostgresHere)
  console.log('PostgreSQL is not installed, so these tests use the embedded one and a single process')

const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
const receiptOf = (recordId, time, domain) => ({
  schemaVersion: 1,
  recordId,
  domain,
  time: new Date(time).toISOString(),
  purposes: { necessary: { decision: 'granted' }, marketing: { decision: 'denied' } },
})
const decision = (domain = 'site.test', time = Date.now()) => ({
  type: 'cookie_banner',
  subjectId: subjectId(),
  domain,
  preferences: { necessary: true, marketing: false },
  givenAt: time,
  consentAction: 'necessary',
  uiSource: 'banner',
  metadata: { receipt: receiptOf(randomUUID(), time, domain) },
})
const post = (url, body) =>
  fetch(`${url}/subjects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    response => response.status,
    () => 0,
  )
/** Retries with the same body until the server accepts it, as the client does. */
async function deliver(urls, body, onRefused = () => {}) {
  for (let attempt = 0; attempt < 60; attempt++) {
    if ((await post(urls[attempt % urls.length], body)) === 200) return
    onRefused()
    await new Promise(resolve => setTimeout(resolve, Math.min(50 * 2 ** attempt, 500)))
  }
  throw new Error('The decision was not taken')
}
async function inDatabase(environment, task) {
  const database = await serve.openDatabase({ url: environment.DATABASE_URL, folder: environment.CONSENTS_FOLDER })
  try {
    return await task(database)
  } finally {
    await database.close()
  }
}
const stored = (environment, domain) =>
  inDatabase(environment, ({ query }) => serve.readDecisions(query, 'd.name = $1', [domain], 100_000))

describe(`on ${isPostgresHere ? 'PostgreSQL' : 'the embedded PostgreSQL, because no other is installed'},`, () => {
  let folder, postgres, environment
  let servers = []
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consents-'))
    if (isPostgresHere) postgres = await startPostgres()
    environment = {
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      ...(postgres ? { DATABASE_URL: postgres.url } : { CONSENTS_FOLDER: join(folder, 'embedded') }),
    }
    const count = postgres ? 2 : 1
    servers = await Promise.all(Array.from({ length: count }, () => serveProcess(environment)))
  })
  after(async () => {
    await Promise.all(servers.map(server => server.stop()))
    await postgres?.end()
    await rm(folder, { recursive: true, force: true })
  })
  const urls = () => servers.map(({ url }) => url)
  /** An embedded database can be used by one process only, so the server stops while the test reads it. */
  async function looking(task) {
    if (postgres) return task()
    await servers[0].stop()
    const result = await task()
    servers = [await serveProcess(environment)]
    return result
  }

  it('servers that start together on an empty database and receive a new site at once store each decision once', async () => {
    const decisions = Array.from({ length: 40 }, () => decision('new-site.test'))
    await Promise.all(decisions.flatMap(one => [deliver(urls(), one), deliver(urls().toReversed(), one)]))
    const found = await looking(() => stored(environment, 'new-site.test'))
    assert.deepEqual(found.map(one => one.subjectId).toSorted(), decisions.map(one => one.subjectId).toSorted())
  })

  it('a stopping server finishes pending requests, and another one takes over', async () => {
    const decisions = Array.from({ length: 30 }, () => decision('stopped.test'))
    const all = Promise.all(decisions.map(one => deliver(urls(), one)))
    const old = servers.at(-1)
    assert.equal(await old.stop('SIGTERM'), 0)
    servers[servers.length - 1] = await serveProcess({ ...environment, PORT: new URL(old.url).port })
    await all
    assert.equal((await looking(() => stored(environment, 'stopped.test'))).length, 30)
  })

  it('a server that is killed during submissions loses no decision and stores none twice', async () => {
    const decisions = Array.from({ length: 30 }, () => decision('killed.test'))
    const all = Promise.all(decisions.map(one => deliver(urls(), one)))
    const old = servers.at(-1)
    await old.stop('SIGKILL')
    servers[servers.length - 1] = await serveProcess({ ...environment, PORT: new URL(old.url).port })
    await all
    assert.equal((await looking(() => stored(environment, 'killed.test'))).length, 30)
  })

  it(
    'a database outage loses no decision, and the server reports that it is not ready meanwhile',
    { skip: !isPostgresHere && 'an embedded database cannot be lost without its server' },
    async () => {
      await Promise.all(Array.from({ length: 5 }, () => deliver(urls(), decision('lost.test'))))
      await postgres.stop()
      const [{ origin }] = servers
      assert.equal((await fetch(`${origin}/readyz`)).status, 503)
      assert.equal((await fetch(`${origin}/healthz`)).status, 200)
      const refused = []
      const during = Promise.all(
        Array.from({ length: 10 }, () => deliver(urls(), decision('lost.test'), () => refused.push(1))),
      )
      while (refused.length < 10) await new Promise(resolve => setTimeout(resolve, 10))
      await postgres.restart()
      await during
      assert.equal((await fetch(`${origin}/readyz`)).status, 200)
      assert.equal((await stored(environment, 'lost.test')).length, 15)
    },
  )

  it('decisions survive a restart, can be exported, and verify a visitor’s receipt', async () => {
    const kept = decision('kept.test')
    await deliver(urls(), kept)
    const { receipt } = kept.metadata
    const file = join(folder, 'privacy-consent.json')
    const run = async given => {
      let text = ''
      const status = await serve.runConsents(given, environment, words => void (text += words))
      return { status, text }
    }
    await looking(async () => {
      const csv = await run(['export', '--since', '2020-01-01', '--format', 'csv'])
      assert.match(csv.text, new RegExp(`,kept\\.test,${kept.subjectId},,reject_all,necessary,`))
      const { text } = await run(['export', '--since', '2020-01-01'])
      const exported = JSON.parse(text).find(one => one.domain === 'kept.test')
      assert.deepEqual(exported.receipt, receipt)
      assert.equal(JSON.parse((await run(['export', '--since', '2999-01-01'])).text).length, 0)

      await writeFile(file, JSON.stringify([receipt]))
      const honest = await run(['verify', file])
      assert.equal(honest.status, 0)
      assert.match(honest.text, new RegExp(`^${receipt.recordId} verified, received 20`))
      const forged = structuredClone(receipt)
      forged.purposes.marketing.decision = 'granted'
      await writeFile(file, JSON.stringify([forged]))
      const { status, text: words } = await run(['verify', file])
      assert.equal(status, 1)
      assert.match(words, /differs, received \S+: purposes\.marketing\.decision, stored categories/)
      await writeFile(file, JSON.stringify([receiptOf(randomUUID(), Date.now(), 'kept.test')]))
      assert.equal((await run(['verify', file])).status, 1)
      await writeFile(file, '{}')
      await assert.rejects(run(['verify', file]), /holds no receipts/)
    })
  })
})

describe('consents', () => {
  let folder
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'consents-'))))
  after(() => rm(folder, { recursive: true, force: true }))
  const run = async (given, environment = { CONSENTS_FOLDER: join(folder, 'none') }) =>
    serve.runConsents(given, environment, () => {})

  it('creates no empty database if there is none, and reports one that is down, without its password', async () => {
    await assert.rejects(run([]), /There is no database in .*none\. Name yours by CONSENTS_FOLDER/)
    const closed = {
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/consents',
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
    }
    await assert.rejects(run([], closed), /^Error: The database at 127\.0\.0\.1:1\/consents cannot be used/)
  })
})

describe('the consent server', () => {
  let folder, server
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consents-'))
    server = await serveProcess({
      CONSENTS_FOLDER: join(folder, 'embedded'),
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      RATE_LIMIT: '20',
      BODY_LIMIT: '4096',
      ALLOWED_ORIGINS: 'https://www.example.com',
    })
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('allows the configured origins with credentials, and no other', async () => {
    const allowed = async origin =>
      (await fetch(`${server.url}/init`, { headers: { origin } })).headers.get('access-control-allow-origin')
    assert.equal(await allowed('https://www.example.com'), 'https://www.example.com')
    assert.equal(await allowed('https://evil.example'), null)
  })

  it('rejects a body that is too large with 413, and an unknown path with 404', async () => {
    assert.equal(await post(server.url, { ...decision(), metadata: { filler: 'x'.repeat(5000) } }), 413)
    assert.equal((await fetch(`${server.origin}/elsewhere`)).status, 404)
  })

  it('stores neither the IP address nor the user agent of a visitor, and logs no account', async () => {
    const one = decision('quiet.test')
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Spy/1' }
    await fetch(`${server.url}/subjects`, { method: 'POST', headers, body: JSON.stringify(one) })
    await fetch(`${server.url}/consents/check?type=cookie_banner&externalId=jane`)
    assert.doesNotMatch(JSON.stringify(server.log), /203\.0\.113|Spy|jane|sub_/)
  })

  it('responds with 429 and Retry-After, readable for the allowed origin, to too many requests', async () => {
    const headers = { origin: 'https://www.example.com' }
    let response
    for (let call = 0; call < 25; call++) response = await fetch(`${server.url}/init`, { headers })
    assert.equal(response.status, 429)
    assert.ok(Number(response.headers.get('retry-after')) > 0)
    assert.equal(response.headers.get('access-control-expose-headers'), 'retry-after')
    assert.equal(response.headers.get('access-control-allow-origin'), 'https://www.example.com')
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)
  })

  it('locks its embedded database against other processes', async () => {
    await assert.rejects(
      serveProcess({ CONSENTS_FOLDER: join(folder, 'embedded') }),
      /uses the database in .*DATABASE_URL/s,
    )
  })
})
