// node test/scale/records.mjs [ROWS] [--partitions]: generates decisions by SQL, 5,000,000 by default, prints the plan of
// each query of the server, and fails if one scans a large table. It then exports a month, and prints the largest memory.
// --partitions divides `consent` by month first. 5,000,000 rows need about 12 GB.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { assertStored, deliver } from './deliver.mjs'

const ROWS = Number(process.argv.slice(2).find(given => /^\d+$/.test(given)) ?? 5_000_000)
const isPartitioned = process.argv.includes('--partitions')
const MONTHS = 24
const folder = mkdtempSync(join(tmpdir(), 'records-'))
const postgres = await startPostgres({ more: ['fsync=off', 'max_wal_size=8GB', 'maintenance_work_mem=512MB'] })
const environment = { DATABASE_URL: postgres.url, SIGNING_KEY_FILE: join(folder, 'key.pem'), LOG: 'errors' }

/** What docs/guides/deploy-server.md tells owners to run, before the first decision. */
const partitions = [
  'alter table consent rename to consent_before',
  'create table consent (like consent_before including defaults, primary key (id, "givenAt")) partition by range ("givenAt")',
  ...Array.from({ length: MONTHS + 2 }, (_, back) => {
    const month = ahead => new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + ahead, 1))
    const name = month(1 - back)
      .toISOString()
      .slice(0, 7)
      .replace('-', '_')
    const [from, to] = [month(1 - back), month(2 - back)].map(date => date.toISOString().slice(0, 10))
    return `create table consent_${name} partition of consent for values from ('${from}') to ('${to}')`
  }),
  'create table consent_other partition of consent default',
  'create index on consent ("subjectId")',
  'create index on consent ("givenAt", id)',
  'drop table consent_before cascade',
]

const generate = `
with numbers as (select n, 'sub_' || md5(n::text) as subject,
  now() at time zone 'utc' - n * interval '${MONTHS} months' / ${ROWS} as time from generate_series(1, ${ROWS}) n),
subjects as (insert into subject (id, "externalId", "createdAt", "updatedAt") select subject, case when n % 50 = 0 then 'account' || n end, time, time from numbers)
insert into consent (id, "subjectId", "domainId", "policyId", "purposeIds", metadata, "givenAt", jurisdiction, "jurisdictionModel", "uiSource", "consentAction")
select 'cns_' || md5(n::text), subject, (select id from domain where name = 'many.test'), (select id from "consentPolicy" limit 1), '{"json":[]}',
  json_build_object('json', json_build_object('receipt', json_build_object('recordId', md5(n::text), 'padding', repeat('x', 900)))), time, 'GDPR', 'opt-in', 'banner', 'accept_all' from numbers`
const seals = `insert into "consentSeal" (site, seq, kind, "consentId", "recordId", salt, digest, hash, "receivedAt")
select (select id from domain where name = 'many.test'), 1000000 + n, 'decision', 'cns_' || md5(n::text), md5(n::text), repeat('0', 32), repeat('0', 64), repeat('0', 64), '2026-01-01T00:00:00.000Z'
from generate_series(1, ${ROWS}) n`

/** The queries of the server and of its commands, with values. */
const queries = {
  'is it stored already': [`select id from consent where id = any($1)`, [['cns_x', 'cns_y']]],
  'the head of a chain': [`select seq, head from "consentChain" where site = $1`, ['site']],
  'a receipt by its id': [
    `select "consentId", "receivedAt" from "consentSeal" where "recordId" = $1 order by "receivedAt", seq limit 1`,
    ['x'],
  ],
  'links of a chain': [`select * from "consentSeal" where site = $1 and seq > $2 order by seq limit 1000`, ['site', 5]],
  'a page of an export': [
    `select c.* from consent c join domain d on d.id = c."domainId" join subject u on u.id = c."subjectId" where (c."givenAt", c.id) > ($1::timestamp, $2) order by c."givenAt", c.id limit 1000`,
    ['2026-01-01', ''],
  ],
  'decisions of a subject': [`select id from consent where "subjectId" = $1 limit 500`, ['sub_x']],
  'decisions that are too old': [`select id from consent where "givenAt" < $1::timestamp limit 500`, ['2020-01-01']],
  'the latest five': [
    `select c.* from consent c join domain d on d.id = c."domainId" join subject u on u.id = c."subjectId" where true order by c."givenAt" desc, c.id desc limit 5`,
    [],
  ],
  'a subject by its account': [`select id from subject where "externalId" = $1`, ['account50']],
}

try {
  let server = await serveProcess(environment)
  await deliver(() => [server.origin], 10, 'many.test')
  await server.stop()
  const database = await serve.openDatabase({ url: postgres.url, databaseTimeout: 7_200_000 })
  if (isPartitioned) {
    await database.query('delete from consent')
    for (const statement of partitions) await database.query(statement)
  }
  const timed = async (name, task) => {
    const started = performance.now()
    await task()
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await timed(`${ROWS} decisions${isPartitioned ? ` in ${MONTHS + 2} partitions` : ''}`, () => database.query(generate))
  await timed(`${ROWS} seals`, () => database.query(seals))
  await timed('analyze', () => database.query('analyze'))

  let isBad = false
  for (const [name, [text, values]] of Object.entries(queries)) {
    const rows = await database.query(`explain (analyze, costs off, timing off, buffers off) ${text}`, values)
    const plan = rows.map(row => row['QUERY PLAN'])
    // PostgreSQL reads small tables and partitions as a whole, which is the fastest way.
    const scanned = plan.filter(
      (line, at) =>
        line.includes('Seq Scan on ') &&
        Number(/Removed by Filter: (\d+)/.exec(plan.slice(at + 1, at + 4).join(' '))?.[1] ?? 0) > 5000,
    )
    if (scanned.length > 0) isBad = true
    console.log(`\n${name}${scanned.length > 0 ? ': SCANS A TABLE' : ''}\n  ${plan.join('\n  ')}`)
  }
  assert.equal(isBad, false, 'a query scans a table')

  let count = 0
  let largest = 0
  const since = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await timed('\nexport of a month', () =>
    serve.runConsents(['export', '--since', since, '--format', 'jsonl'], environment, () => {
      count++
      if (count % 1000 === 0) largest = Math.max(largest, process.memoryUsage().rss)
    }),
  )
  console.log(`${count} rows, at most ${(largest / 1e6).toFixed(0)} MB of memory`)

  server = await serveProcess(environment)
  const { subjects } = await deliver(() => [server.origin], 500, 'after.test')
  await server.stop()
  await assertStored(database.query, 'after.test', subjects)
  await database.close()
} finally {
  await postgres.end()
  rmSync(folder, { recursive: true, force: true })
}
