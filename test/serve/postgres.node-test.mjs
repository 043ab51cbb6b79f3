// The consent server on PostgreSQL: connections that are lost in use, a frozen database, and the rows of @c15t/backend.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { findPostgres, startPostgres } from '../support/postgres.mjs'
import { createBackend2, openDatabase2 } from '../support/c15t-2.mjs'
import { serve, startConsents } from '../support/load-serve.mjs'

const decision = (more = {}) => ({
  type: 'cookie_banner',
  subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
  domain: 'site.test',
  preferences: { necessary: true, measurement: true, marketing: false },
  givenAt: Date.now(),
  consentAction: 'custom',
  uiSource: 'banner',
  metadata: { receipt: { recordId: randomUUID() } },
  ...more,
})

describe('on PostgreSQL', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let postgres, server, url
  before(async () => {
    postgres = await startPostgres()
    const { hostname, port } = new URL(postgres.url)
    // The first host does not exist, as after a fail-over.
    const hosts = `127.0.0.1:1,${hostname}:${port}`
    url = `${postgres.url.replace(`${hostname}:${port}`, hosts)}?target_session_attrs=read-write`
    server = await startConsents({}, { url })
  })
  after(async () => {
    await server?.end()
    await postgres?.end()
  })
  /** Starts a server that waits one second for the database, and lets it read what it keeps. */
  const impatient = async t => {
    const started = await startConsents({ DATABASE_TIMEOUT: '1000' }, { url })
    t.after(() => started.end())
    for (let status; status !== 200;) status = (await post(decision(), started.url)).status
    return started
  }
  const post = async (body, url = server.url) => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'de-DE', 'cf-ipcountry': 'DE' }
    const response = await fetch(`${url}/subjects`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const query = (text, values) => server.database.query(text, values)

  it('stores decisions of many visitors in groups, each once, in an unbroken chain', async () => {
    const bodies = Array.from({ length: 300 }, () => decision())
    const answers = await Promise.all(bodies.flatMap(body => [post(body), post(body)]))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const [{ n, seals, last }] = await query(
      `select (select count(*) from consent) as n, count(*) as seals, max(seq) as last from "consentSeal"`,
    )
    assert.deepEqual([n, seals, last].map(Number), [300, 300, 300])
  })

  it('stays alive when connections in use are lost', async () => {
    const admin = await serve.openDatabase({ url: postgres.url, say() {} })
    const bodies = Array.from({ length: 200 }, () => decision({ domain: 'lost.test' }))
    const sent = Promise.all(
      bodies.map(async (body, at) => {
        await new Promise(resolve => setTimeout(resolve, at * 3))
        for (;;) if ((await post(body)).status === 200) return
      }),
    )
    for (let times = 0; times < 5; times++) {
      await new Promise(resolve => setTimeout(resolve, 100))
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'consents' and pid <> pg_backend_pid()`,
      )
    }
    await sent
    // The one connection that was not ended. The server's own pool may still hold one that was.
    const [{ n }] = await admin.query(
      `select count(*) as n from consent c join domain d on d.id = c."domainId" where d.name = 'lost.test'`,
    )
    await admin.close()
    assert.equal(Number(n), 200)
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)
  })

  it('answers 503 with Retry-After while the database locks a table, and stores the decision afterwards', async t => {
    const { url: calls } = await impatient(t)
    const admin = await serve.openDatabase({ url: postgres.url, databaseTimeout: 60_000, say() {} })
    const body = decision()
    await admin.transaction(async inside => {
      await inside('lock table "consentChain" in access exclusive mode')
      const { status, headers } = await post(body, calls)
      assert.deepEqual([status, headers.get('retry-after')], [503, '5'])
      assert.equal((await fetch(`${calls}/init`)).status, 200)
    })
    await admin.close()
    assert.equal((await post(body)).status, 200)
  })

  it('answers 503 with Retry-After while PostgreSQL is frozen, and stores the decision afterwards', async t => {
    const { url: calls, origin } = await impatient(t)
    const body = decision({ domain: 'frozen.test' })
    assert.equal((await post(decision({ domain: 'frozen.test' }))).status, 200)
    postgres.signal('SIGSTOP')
    try {
      const { status, headers } = await post(body, calls)
      assert.deepEqual([status, headers.get('retry-after')], [503, '5'])
      assert.equal((await fetch(`${origin}/healthz`)).status, 200)
      assert.equal((await fetch(`${calls}/init`)).status, 200)
    } finally {
      postgres.signal('SIGCONT')
    }
    let last
    // The connections of before can still be the frozen ones.
    for (let tried = 0; tried < 10 && last !== 200; tried++) last = (await post(body, calls)).status
    assert.equal(last, 200)
    const [{ n }] = await query(`select count(*) as n from consent where "subjectId" = $1`, [body.subjectId])
    assert.equal(Number(n), 1)
  })

  it('answers and stores byte for byte as @c15t/backend does', async () => {
    const other = await startPostgres()
    try {
      const database = await openDatabase2({ url: other.url })
      const real = await createBackend2({ database, options: { policyPacks: serve.policies } })
      const now = Date.now()
      const corpus = [
        decision({ givenAt: now }),
        decision({ givenAt: now, consentAction: 'all', metadata: undefined, uiSource: undefined }),
        decision({ givenAt: now, consentAction: 'necessary', preferences: { necessary: true } }),
        decision({ givenAt: now, preferences: {} }),
        decision({ givenAt: now - 7 * 86_400_000, metadata: { b: [1, { c: 'ü' }], a: null } }),
      ]
      const ids = new Map()
      const sameIds = text => text.replaceAll(/(dom|pol|pur|cns|rpd)_\w+/g, id => ids.get(id) ?? id.slice(0, 3))
      for (const body of corpus) {
        const headers = { 'content-type': 'application/json', 'accept-language': 'de-DE', 'x-c15t-country': 'DE' }
        const answer = await real(
          new Request('http://localhost/api/c15t/subjects', { method: 'POST', headers, body: JSON.stringify(body) }),
        )
        const mine = await post(body)
        assert.equal(sameIds(mine.text), sameIds(await answer.text()))
        const columns = `"purposeIds"::text, metadata::text, "ipAddress", "userAgent", "givenAt"::text, "validUntil"::text, jurisdiction,
          "jurisdictionModel", "tcString", "uiSource", "consentAction", "runtimePolicySource", "tenantId"`
        const rowOf = async run =>
          sameIds(JSON.stringify(await run(`select ${columns} from consent where "subjectId" = '${body.subjectId}'`)))
        const theirs = await rowOf(database.rows)
        assert.equal(await rowOf(query), theirs)
      }
      await database.close()
    } finally {
      await other.end()
    }
  })
})
