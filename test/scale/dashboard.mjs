// node test/scale/dashboard.mjs [ROWS]: how long the pages of the dashboard take beside many decisions, 50,000,000 by default,
// which need 20 GB and about twenty minutes. It fails if the median of a page is 100 ms or more. The pages read counts by day,
// and both ends of an index of the decisions. So the generated decisions are short and without seals, and the counts are those
// of a busy site over two years. records.mjs calls every route beside fewer, whole decisions.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { deliver } from './deliver.mjs'
import { countsOf } from './generated-counts.mjs'

const ROWS = Number(process.argv[2] ?? 50_000_000)
assert.ok(Number.isInteger(ROWS) && ROWS > 0, `"${process.argv[2]}" is no number of decisions`)
const GOAL_MS = 100
const MONTHS = 24
const TIMES = 21
const TOKEN = 'a token of the dashboard with more than 32 characters'

/** Short values, in the order of the times, so that 50 million rows fit on an ordinary disk. */
const generate = (from, to) => `
insert into consent (id, "subjectId", "domainId", "policyId", "purposeIds", metadata, "givenAt", jurisdiction, "jurisdictionModel", "uiSource", "consentAction")
select 'cns_' || n, 'sub_' || n, (select id from domain where name = 'many.test'), (select id from "consentPolicy" limit 1), '{"json":[]}',
  null, date_trunc('milliseconds', now() at time zone 'utc' - (${ROWS} - n) * interval '${MONTHS} months' / ${ROWS}), 'GDPR', 'opt-in', 'banner', 'accept_all'
from generate_series(${from}, ${to}) n`

const folder = mkdtempSync(join(tmpdir(), 'dashboard-'))
const postgres = await startPostgres({
  more: ['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=8GB', 'maintenance_work_mem=1GB'],
})
const environment = {
  DATABASE_URL: postgres.url,
  SIGNING_KEY_FILE: join(folder, 'key.pem'),
  LOG: 'errors',
  DASHBOARD_TOKEN: TOKEN,
  STATISTICS: 'hosts',
}
const median = numbers => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]
const timed = async (name, task) => {
  const started = performance.now()
  await task()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

try {
  let server = await serveProcess(environment)
  await deliver(() => [server.origin], 10, 'many.test')
  await server.stop()
  const database = await serve.openDatabase({ url: postgres.url, databaseTimeout: 7_200_000 })
  const { query } = database
  const indexes = await query(
    `select indexname as name, indexdef as sql from pg_indexes where tablename = 'consent' and indexname not like '%pkey%'`,
  )
  await timed(`${ROWS} decisions`, async () => {
    await database.transaction(async inside => {
      // The rows refer to no subject, and the indexes are built afterwards.
      await inside('set local session_replication_role = replica')
      for (const { name } of indexes) await inside(`drop index "${name}"`)
      const step = 5_000_000
      for (let from = 1; from <= ROWS; from += step) await inside(generate(from, Math.min(ROWS, from + step - 1)))
    })
  })
  await timed('indexes', async () => {
    for (const { sql } of indexes) await query(sql)
  })
  await timed('counts', () => query(countsOf('many.test', MONTHS)))
  await timed('vacuum analyze', () => query('vacuum analyze'))
  const [{ size }] = await query('select pg_size_pretty(pg_database_size(current_database())) as size')
  console.log(`the database has ${size}`)

  server = await serveProcess(environment)
  const { origin } = server
  const login = await fetch(`${origin}/dashboard/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ token: TOKEN }),
  })
  const cookie = login.headers.get('set-cookie').split(';')[0]
  const open = async path => {
    const started = performance.now()
    const response = await fetch(`${origin}/dashboard${path}`, { headers: { cookie } })
    await response.text()
    assert.equal(response.status, 200, path)
    return performance.now() - started
  }
  await open('')
  // The first page of a day sums up the months that are over, in the background.
  await timed('months summed up', async () => {
    for (let before = -1, count = 0; count !== before || count === 0;) {
      before = count
      await new Promise(resolve => setTimeout(resolve, 3000))
      count = (await query(`select 1 from "consentCountMonth" where dimension = 'rolled'`)).length
    }
  })
  const [{ id }] = await query(`select id from domain where name = 'many.test'`)
  const day = back => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const years = `from=${day(700)}&to=${day(0)}`
  const slow = []
  for (const [name, path] of [
    ['30 days', ''],
    ['30 days of one site', `?site=${id}`],
    ['30 days of one country', '?by=country&value=country7'],
    ['30 days and the year before', '?compare=year'],
    ['2 years', `?${years}`],
    ['2 years of one site, compared', `?${years}&site=${id}&compare=before`],
    ['texts of 2 years', `/texts?${years}`],
    ['search for a decision', `/find?q=cns_${ROWS >> 1}`],
    ['search for a subject', `/find?q=sub_${ROWS >> 1}`],
  ]) {
    const first = await open(path)
    const times = []
    for (let at = 0; at < TIMES; at++) times.push(await open(path))
    console.log(`| ${name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${first.toFixed(0)} |`)
    if (median(times) >= GOAL_MS) slow.push(name)
  }
  await server.stop()
  await database.close()
  assert.deepEqual(slow, [], `pages of ${GOAL_MS} ms or more`)
} finally {
  await postgres.end()
  rmSync(folder, { recursive: true, force: true })
}
