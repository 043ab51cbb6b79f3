// The limit of calls for all processes on one PostgreSQL.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

const MINUTE = 60_000

describe('a shared limit', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let postgres, servers
  let clock = Math.ceil(Date.now() / MINUTE) * MINUTE
  const environment = { RATE_LIMIT: '30', RATE_LIMIT_SHARED: '1', ADDRESS_HEADER: 'x-forwarded-for', PORT: '0' }
  before(async () => {
    postgres = await startPostgres()
    const start = () => startConsents(environment, { url: postgres.url }, { now: () => clock })
    servers = [await start(), await start()]
  })
  after(async () => {
    for (const server of servers ?? []) await server.end()
    await postgres?.end()
  })
  /** Calls a server, and returns how many of the calls were allowed. */
  async function call(server, visitor, times) {
    let allowed = 0
    for (let calls = 0; calls < times; calls++) {
      const response = await fetch(`${server.url}/init`, { headers: { 'x-forwarded-for': visitor } })
      if (response.status === 200) allowed++
      else assert.ok([429].includes(response.status) && Number(response.headers.get('retry-after')) <= 60)
    }
    return allowed
  }
  const rows = () =>
    servers[0].database.query('select visitor, minute, count from "consentLimit" order by minute, count')
  /**
   * Waits until the processes have exchanged a sum in this minute. A row of an earlier one can have any count: what is not
   * exchanged when a minute ends never is.
   */
  async function sumIs(sum) {
    for (let tried = 0; tried < 200; tried++) {
      if ((await rows()).some(({ minute, count }) => Number(minute) === clock / MINUTE && count === sum)) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    assert.fail(`no sum of ${sum}: ${JSON.stringify(await rows())}`)
  }

  it('counts the calls of a visitor to all processes, and those of each visitor alone', async () => {
    const [one, two] = servers
    assert.equal(await call(one, '203.0.113.9', 20), 20)
    await sumIs(20)
    assert.equal(await call(two, '203.0.113.9', 8), 8)
    await sumIs(28)
    assert.equal(await call(two, '203.0.113.9', 20), 2)
    await sumIs(30)
    // The first process learns it with its next exchange.
    assert.equal(await call(one, '203.0.113.9', 1), 1)
    await sumIs(31)
    assert.equal(await call(one, '203.0.113.9', 5), 0)
    assert.equal(await call(two, '203.0.113.10', 10), 10)
  })

  it('counts the new sites of a day of all processes, and those before a start', async () => {
    const decide = (server, domain) =>
      fetch(`${server.url}/subjects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++visitor % 250}` },
        body: JSON.stringify({
          type: 'cookie_banner',
          subjectId: `sub_${String(visitor + 111111111).replaceAll('0', 'x')}`,
          domain,
          preferences: { necessary: true },
          givenAt: Date.now(),
        }),
      }).then(({ status }) => status)
    let visitor = 0
    const [one, two] = servers
    await one.database.query(
      `insert into domain (id, name, "createdAt", "updatedAt") select 'dom_' || n, 'made' || n || '.test', now() at time zone 'utc', now() at time zone 'utc' from generate_series(1, 97) n`,
    )
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push(await decide(servers[at % 2], `new${at}.test`))
    assert.deepEqual(statuses, [200, 200, 200, 429, 429, 429])
    assert.equal(await decide(two, 'new0.test'), 200, 'a known site is not affected')
    assert.equal(await decide(one, 'made1.test'), 200)
  })

  it('counts the values of a site on a day of all processes, and those before a start', async () => {
    const [one, two] = servers
    const domain = 'made2.test'
    const decide = (server, name) =>
      fetch(`${server.url}/subjects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${name.slice(1) % 250}` },
        body: JSON.stringify({
          type: 'cookie_banner',
          subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
          domain,
          preferences: { necessary: true },
          givenAt: Date.now(),
          uiSource: name,
        }),
      }).then(({ status }) => assert.equal(status, 200))
    const counted = async () => {
      const rows = await one.database.query(
        `select c.value, sum(c.count) as count from "consentCount" c join domain d on d.id = c.site
         where d.name = $1 and c.dimension = 'surface' group by c.value`,
        [domain],
      )
      const others = rows.find(({ value }) => value === 'other')
      return { values: rows.length - (others ? 1 : 0), others: Number(others?.count ?? 0) }
    }
    for (let at = 0; at < 60; at++) await decide(one, `s${at}`)
    for (let at = 60; at < 130; at++) await decide(two, `s${at}`)
    assert.deepEqual(await counted(), { values: 100, others: 30 })
    for (const name of ['s70', 's129', 's200']) await decide(one, name)
    assert.deepEqual(await counted(), { values: 100, others: 32 }, 'a value of the other process is known')
    const started = await startConsents(environment, { url: postgres.url }, { now: () => clock })
    for (const name of ['s5', 's201']) await decide(started, name)
    await started.end()
    assert.deepEqual(await counted(), { values: 100, others: 33 })
  })

  it('begins again each minute, and keeps neither addresses nor rows', async () => {
    const [before] = await rows()
    clock += MINUTE
    assert.equal(await call(servers[1], '203.0.113.9', 5), 5)
    await sumIs(5)
    assert.ok(!(await rows()).some(({ count, visitor }) => count === 5 && visitor === before.visitor))
    assert.ok(!JSON.stringify(await rows()).includes('203.0.113'))
    clock += 2 * MINUTE
    assert.equal(await call(servers[1], '203.0.113.9', 7), 7)
    await sumIs(7)
    assert.equal((await rows()).length, 1)
    // What was counted before does not count as known to the others.
    const [one, two] = servers
    assert.equal(await call(one, '203.0.113.20', 5), 5)
    await sumIs(5)
    assert.equal(await call(two, '203.0.113.20', 4), 4)
    await sumIs(9)
    clock += MINUTE
    assert.equal(await call(one, '203.0.113.20', 12), 12)
    await sumIs(12)
    assert.equal(await call(two, '203.0.113.20', 10), 10)
    await sumIs(22)
    assert.equal(await call(two, '203.0.113.20', 20), 8)
  })

  it('is that of each process while the database does not answer', async () => {
    clock += MINUTE
    await servers[0].database.query('alter table "consentLimit" rename to moved')
    assert.equal(await call(servers[0], '203.0.113.77', 40), 30)
    const hasFailed = () => postgres.log().includes('relation "consentLimit" does not exist')
    for (let tried = 0; !hasFailed() && tried < 100; tried++) await new Promise(resolve => setTimeout(resolve, 50))
    assert.ok(hasFailed())
    assert.equal(await call(servers[1], '203.0.113.77', 40), 30)
  })
})
