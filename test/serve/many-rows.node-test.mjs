// Exports and erasures of more decisions than one statement reads.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'

/** More than twice as many as an export looks through at once. */
const MANY = 41_000
/** The places of the few decisions among the many: at both sides of the 20,000th, and at the end. */
const PLACES = [0.5, 19_998.5, 19_999.5, 40_999.5]

describe('many decisions', () => {
  let folder, environment
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'many-'))
    environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const server = await startConsents(environment, { folder: environment.CONSENTS_FOLDER })
    for (const domain of ['many.test', 'few.test'])
      await fetch(`${server.url}/subjects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'cookie_banner',
          subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
          domain,
          preferences: { necessary: true },
          givenAt: Date.now(),
        }),
      })
    const { query } = server.database
    await query('delete from consent')
    const insert = (domain, places) =>
      query(
        `insert into consent (id, "subjectId", "domainId", "policyId", "purposeIds", "givenAt")
         select $1 || n, (select id from subject limit 1), (select id from domain where name = $1),
           (select id from "consentPolicy" limit 1), '{"json":[]}', timestamp '2026-01-01' + n * interval '1 second'
         from ${places} n`,
        [domain],
      )
    await insert('many.test', `generate_series(1, ${MANY})`)
    await insert('few.test', `unnest(array[${PLACES.join()}])`)
    await server.end()
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const run = async (...args) => {
    let output = ''
    const status = await serve.runConsents(args, environment, words => void (output += words))
    return { status, output }
  }
  const idsOf = async (...args) =>
    JSON.parse((await run('export', '--format', 'json', ...args)).output).map(({ id }) => id)

  it('of another site do not hide those of a site with few', async () => {
    assert.deepEqual(
      await idsOf('--domain', 'few.test'),
      PLACES.map(place => `few.test${place}`),
    )
    assert.deepEqual(await idsOf('--domain', 'few.test', '--until', '2026-01-01T05:33:19Z'), [
      'few.test0.5',
      'few.test19998.5',
    ])
    assert.deepEqual(await idsOf('--domain', 'none.test'), [])
  })

  it('of a site are exported once each, the earliest first', async () => {
    const ids = await idsOf('--domain', 'many.test')
    assert.equal(ids.length, MANY)
    assert.ok(ids.every((id, at) => id === `many.test${at + 1}`))
  })

  it('are read from the database no faster than the reader of an export takes them', async t => {
    const database = await serve.openDatabase({ folder: environment.CONSENTS_FOLDER, say() {} })
    let pages = 0
    const query = (text, values) => {
      if (/\blimit 1000$/.test(text.trim())) pages++
      return database.query(text, values)
    }
    const token = 'a-token-of-the-owner-that-nobody-guesses'
    const server = await startConsents(
      { ...environment, DASHBOARD_TOKEN: token },
      {},
      { database: { ...database, query } },
    )
    t.after(() => server.end())
    const login = await fetch(`${server.origin}/dashboard/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin },
      body: new URLSearchParams({ token }),
    })
    const [cookie] = login.headers.get('set-cookie').split(';')
    const response = await new Promise(resolve =>
      get(`${server.origin}/dashboard/decisions.jsonl?from=2026-01-01&to=2026-01-01`, { headers: { cookie } }, resolve),
    )
    assert.equal(response.statusCode, 200)
    // Nothing is read. The buffers of the connection are filled, and then the export waits.
    const settled = async () => {
      for (let before = -1; before !== pages; await new Promise(resolve => setTimeout(resolve, 400))) before = pages
      return pages
    }
    const read = await settled()
    assert.ok(read > 0 && read < MANY / 1000 - 5, `${read} pages were read for nobody`)
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200)
    response.destroy()
    assert.ok((await settled()) <= read + 2, 'the export goes on without its reader')
  })

  it('that are too old are all erased, and no others', async () => {
    const { status, output } = await run('prune', '--older-than', '2026-01-01T00:21:40.500Z')
    assert.deepEqual([status, output], [0, '1301 decisions erased\n'])
    assert.equal((await idsOf())[0], 'many.test1301')
  })
})
