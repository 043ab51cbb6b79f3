// node test/scale/records.mjs [ROWS] [--partitions]: generates decisions and counts by SQL, 5,000,000 by default. It then
// calls every route of the server and of the dashboard, and the commands, while PostgreSQL logs the plan of each statement
// (auto_explain). It prints the slowest statement of each call, and fails if one scans a large table. At last it exports a
// month and prunes the first one, and prints time and memory. --partitions divides `consent` by month first. 5,000,000 rows
// need about 12 GB.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { assertStored, deliver } from './deliver.mjs'
import { countsOf } from './generated-counts.mjs'

const ROWS = Number(process.argv.slice(2).find(given => /^\d+$/.test(given)) ?? 5_000_000)
const isPartitioned = process.argv.includes('--partitions')
const MONTHS = 24
const folder = mkdtempSync(join(tmpdir(), 'records-'))
const explain = [
  'log_min_duration=0',
  'log_analyze=on',
  'log_timing=off',
  'log_nested_statements=on',
  'log_format=json',
]
const postgres = await startPostgres({
  more: [
    'fsync=off',
    'max_wal_size=8GB',
    'maintenance_work_mem=512MB',
    ...explain.map(setting => `auto_explain.${setting}`),
    'auto_explain.log_parameter_max_length=0',
  ],
})
const TOKEN = 'a token of the dashboard with more than 32 characters'
const SECRET = 'a secret of the site with more than 32 characters'
const environment = {
  DATABASE_URL: postgres.url,
  SIGNING_KEY_FILE: join(folder, 'key.pem'),
  LOG: 'errors',
  DASHBOARD_TOKEN: TOKEN,
  IDENTITY_SECRET: SECRET,
  STATISTICS: '1',
}
/** The most rows that a statement of a request may read and drop. */
const DROPPED = 5000

/** The partitions of PARTITIONS=month, also for the months before, of which the rows are. */
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
with numbers as (select n, 'sub_' || translate(md5(n::text), '0', 'z') as subject,
  date_trunc('milliseconds', now() at time zone 'utc' - n * interval '${MONTHS} months' / ${ROWS}) as time from generate_series(1, ${ROWS}) n),
subjects as (insert into subject (id, "externalId", "createdAt", "updatedAt") select subject, case when n % 50 = 0 then 'account' || n end, time, time from numbers)
insert into consent (id, "subjectId", "domainId", "policyId", "purposeIds", metadata, "givenAt", jurisdiction, "jurisdictionModel", "uiSource", "consentAction")
select 'cns_' || md5(n::text), subject, (select id from domain where name = 'many.test'), (select id from "consentPolicy" limit 1), '{"json":[]}',
  json_build_object('json', json_build_object('receipt', json_build_object('recordId', md5(n::text), 'padding', repeat('x', 900)))), time, 'GDPR', 'opt-in', 'banner', 'accept_all' from numbers`
const seals = `insert into "consentSeal" (site, seq, kind, "consentId", "recordId", salt, digest, hash, "receivedAt")
select (select id from domain where name = 'many.test'), 1000000 + n, 'decision', 'cns_' || md5(n::text), md5(n::text), repeat('0', 32), repeat('0', 64), repeat('0', 64), '2026-01-01T00:00:00.000Z'
from generate_series(1, ${ROWS}) n`

/** Reads the plans that PostgreSQL has logged since a position. */
const plansIn = text =>
  [...text.matchAll(/LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, milliseconds, json]) => ({
    milliseconds: Number(milliseconds),
    ...JSON.parse(json.replaceAll('\n\t', '\n')),
  }))

const nodesOf = node => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const isLarge = table => /^(consent(_.*)?|consentSeal|subject)$/.test(table)

/** Returns the large tables that a statement reads as a whole. PostgreSQL reads small ones so, which is the fastest way. */
const scansOf = ({ Plan }) =>
  nodesOf(Plan)
    .filter(
      node =>
        node['Node Type'] === 'Seq Scan' &&
        isLarge(node['Relation Name']) &&
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] > 10 * DROPPED,
    )
    .map(node => node['Relation Name'])

/** Returns the number of rows that a statement reads by an index and drops. */
const droppedOf = ({ Plan }) =>
  nodesOf(Plan).reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1), 0)

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

  await timed('counts', () => database.query(countsOf('many.test', MONTHS)))
  await timed('vacuum analyze', () => database.query('vacuum analyze'))

  await database.query(`alter system set session_preload_libraries = 'auto_explain'`)
  await database.query('select pg_reload_conf()')

  const bad = []
  /** @param most the most rows that one statement may drop; the counts have rows of every dimension */
  async function explained(name, call, most = DROPPED) {
    const from = postgres.log().length
    const started = performance.now()
    const result = await call()
    const whole = performance.now() - started
    await new Promise(resolve => setTimeout(resolve, 300)) // the log comes through a pipe
    const plans = plansIn(postgres.log().slice(from))
    const slowest = plans.toSorted((one, other) => other.milliseconds - one.milliseconds)[0]
    const problems = plans.flatMap(plan => [
      ...scansOf(plan).map(table => `scans ${table}: ${plan['Query Text'].replaceAll(/\s+/g, ' ').slice(0, 300)}`),
      ...(droppedOf(plan) > most
        ? [`drops ${droppedOf(plan)} rows: ${plan['Query Text'].replaceAll(/\s+/g, ' ').slice(0, 300)}`]
        : []),
    ])
    console.log(
      `${name.padEnd(44)} ${whole.toFixed(0).padStart(6)} ms, ${String(plans.length).padStart(4)} statements, the slowest ${(slowest?.milliseconds ?? 0).toFixed(1)} ms`,
    )
    for (const problem of new Set(problems)) console.log(`  ${problem}`)
    bad.push(...problems.map(problem => `${name} ${problem}`))
    return result
  }

  server = await serveProcess(environment)
  const { origin } = server
  const [known] = await database.query(
    `select c.id, c."subjectId", s."recordId" from consent c join "consentSeal" s on s."consentId" = c.id
     where c.id = 'cns_' || md5('${ROWS >> 1}')`,
  )
  const token = account => `${account}.${createHmac('sha256', SECRET).update(account).digest('base64url')}`
  const login = await fetch(`${origin}/dashboard/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ token: TOKEN }),
  })
  const cookie = login.headers.get('set-cookie').split(';')[0]
  const dashboard = async (path, options = {}) => {
    const response = await fetch(`${origin}/dashboard${path}`, {
      ...options,
      headers: { cookie, origin, ...options.headers },
    })
    const text = await response.text()
    assert.equal(response.status, 200, `${path}: ${response.status}`)
    return text
  }
  const day = back => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const receipt = { recordId: known.recordId, domain: 'many.test', purposes: {} }
  const api = async (path, options = {}) => {
    const response = await fetch(`${origin}/api/c15t${path}`, {
      ...options,
      headers: { 'content-type': 'application/json' },
    })
    assert.equal(response.status, 200, `${path}: ${await response.text()}`)
  }

  await explained('100 decisions', () => deliver(() => [origin], 100, 'few.test'))
  await explained('GET /init', () => api('/init'))
  await explained('GET /subjects/:id', () => api(`/subjects/${known.subjectId}`))
  await explained('PATCH /subjects/:id', () =>
    api(`/subjects/${known.subjectId}`, { method: 'PATCH', body: JSON.stringify({ externalId: token('new') }) }),
  )
  await explained('GET /consents/check', () =>
    api(`/consents/check?type=cookie_banner&externalId=${token('account50')}`),
  )
  await explained('dashboard, 30 days', () => dashboard(''))
  await explained('dashboard, 30 days of one site', async () => {
    const [{ id }] = await database.query(`select id from domain where name = 'many.test'`)
    return dashboard(`?site=${id}`)
  })
  await explained('dashboard, 30 days of one country', () => dashboard('?by=country&value=country7'))
  // The first page of a day sums up the months that are over, in the background.
  await timed('months summed up', async () => {
    for (let before = -1, count = 0; count !== before || count === 0;) {
      before = count
      await new Promise(resolve => setTimeout(resolve, 3000))
      const rows = await database.query(`select 1 from "consentCountMonth" where dimension = 'rolled'`)
      count = rows.length
    }
  })
  await explained('dashboard, 2 years', () => dashboard(`?from=${day(700)}&to=${day(0)}`), 100_000)
  await explained('dashboard, 2 years, again', () => dashboard(`?from=${day(700)}&to=${day(0)}`), 100_000)
  await explained('dashboard, texts of 2 years', () => dashboard(`/texts?from=${day(700)}&to=${day(0)}`))
  await explained('dashboard, search for a subject', () => dashboard(`/find?q=${known.subjectId}`))
  await explained('dashboard, search for a decision', () => dashboard(`/find?q=${known.id}`))
  await explained('dashboard, search for a receipt', () => dashboard(`/find?q=${known.recordId}`))
  await explained('dashboard, verify a receipt', () =>
    dashboard('/receipts', { method: 'POST', body: new URLSearchParams({ receipts: JSON.stringify(receipt) }) }),
  )
  await explained('dashboard, counts as CSV', () => dashboard(`/counts.csv?from=${day(30)}&to=${day(0)}`))
  await explained('dashboard, decisions of a day', () => dashboard(`/decisions.csv?from=${day(9)}&to=${day(9)}`))
  await explained('dashboard, 2 years of a site with few decisions', async () => {
    const [{ id }] = await database.query(`select id from domain where name = 'few.test'`)
    const text = await dashboard(`/decisions.csv?from=${day(700)}&to=${day(0)}&site=${id}`)
    assert.equal(text.trimEnd().split('\n').length, 101)
  })
  const command = (...args) => serve.runConsents(args, environment, () => {})
  await explained('consents export --subject', () => command('export', '--subject', known.subjectId))
  writeFileSync(join(folder, 'receipt.json'), JSON.stringify(receipt))
  await explained('consents verify FILE', () => command('verify', join(folder, 'receipt.json')))
  await explained('consents heads', () => command('heads'))
  await explained('consents erase --subject', () => command('erase', '--subject', known.subjectId))
  // Three batches. Each row logs several plans, because of its foreign keys.
  const [{ oldest }] = await database.query(
    `select "givenAt" as oldest from consent order by "givenAt", id offset 1200 limit 1`,
  )
  await explained('consents prune --older-than', () => command('prune', '--older-than', new Date(oldest).toISOString()))
  await server.stop()
  await database.query('alter system reset session_preload_libraries')
  await database.query('select pg_reload_conf()')
  assert.equal(bad.length, 0, 'a statement reads too much')

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

  let said = ''
  await timed('prune of the first month', async () => {
    const until = new Date(Date.now() - 23 * 30.44 * 86_400_000).toISOString()
    assert.equal(
      await serve.runConsents(['prune', '--older-than', until], environment, words => void (said += words)),
      0,
    )
  })
  console.log(`${said.trim()}, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB of memory afterwards`)

  server = await serveProcess(environment)
  const { subjects } = await deliver(() => [server.origin], 500, 'after.test')
  await server.stop()
  await assertStored(database.query, 'after.test', subjects)
  await database.close()
} finally {
  await postgres.end()
  rmSync(folder, { recursive: true, force: true })
}
