// What the dashboard reads of counts, sites and chains, from an embedded database.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { serve } from '../support/load-serve.mjs'
import { source } from '../tools/support/source.mjs'

const { decisionsOf, readDays, readHosts, readInTime, readSums, sumOf } = await source(
  '../serve/dashboard/read-counts.ts',
)
const { readSites } = await source('../serve/dashboard/read-sites.ts')
const { readRetention } = await source('../serve/dashboard/read-retention.ts')
const { partsOf, rollMonths } = await source('../serve/dashboard/roll-months.ts')
const { countedValues } = await source('../serve/counted-values.ts')

let database, query
before(async () => {
  database = await serve.openDatabase({ say() {} })
  query = database.query
  const key = { id: 'k', publicKey: 'k', verifying: () => new Map(), ofSite: () => key, sites: [] }
  await serve.prepareDatabase(database, key)
  for (const [id, name] of Object.entries({ a: 'shop.test', b: 'www.shop.test', c: 'wwwxshop.test', d: 'a.test' }))
    await query(`insert into domain (id, name, "createdAt", "updatedAt") values ($1, $2, now(), now())`, [id, name])
})
after(() => database.close())
beforeEach(async () => {
  for (const table of ['Count', 'CountMonth', 'Chain']) await query(`delete from "consent${table}"`)
})

/** Adds counts, such as `2026-11-01 a all - accept_all 3`. */
async function count(...lines) {
  for (const line of lines) {
    const [day, site, dimension, value, action, number, chain = '0'] = line.split(' ')
    await query(
      'insert into "consentCount" (day, site, dimension, value, action, count, chain) values ($1, $2, $3, $4, $5, $6, $7)',
      [day, site, dimension, value === '-' ? '' : value, action, number, chain],
    )
  }
}
const period = { from: '2026-11-01', to: '2026-11-03', site: '', by: 'all', value: '', compare: '' }
const countsOf = ({ shown, accepted, rejected, customized, ignored }) =>
  [shown, accepted, rejected, customized, ignored].join(' ')

test('each day of a period has the counts of all chains and sites, or of some, or nothing', async () => {
  await count(
    '2026-10-31 a all - accept_all 100',
    '2026-11-01 a all - accept_all 1',
    '2026-11-01 a all - accept_all 2 1',
    '2026-11-01 b all - accept_all 4',
    '2026-11-01 a all - reject_all 5',
    '2026-11-01 a all - opt_out 6',
    '2026-11-01 a all - custom 7',
    '2026-11-03 a all - shown 8',
    '2026-11-03 a all - ignored 9',
    '2026-11-03 a all - other 100',
    '2026-11-03 a country DE accept_all 3',
    '2026-11-03 a country FR accept_all 100',
    '2026-11-04 a all - accept_all 100',
  )
  const read = async (sites, more = {}) =>
    (await readDays(query, { period: { ...period, ...more }, sites })).map(
      ({ day, counts }) => `${day}: ${countsOf(counts)}`,
    )
  deepStrictEqual(await read(null), ['2026-11-01: 0 7 11 7 0', '2026-11-02: 0 0 0 0 0', '2026-11-03: 8 0 0 0 9'])
  strictEqual((await read(['a']))[0], '2026-11-01: 0 3 11 7 0')
  strictEqual((await read(['a', 'b']))[0], '2026-11-01: 0 7 11 7 0')
  strictEqual((await read([]))[0], '2026-11-01: 0 0 0 0 0')
  deepStrictEqual((await read(null, { by: 'country', value: 'DE' })).slice(2), ['2026-11-03: 0 3 0 0 0'])
})

test('sums add each count, and decisions are those without banners that were shown or ignored', () => {
  const counts = { shown: 1, accepted: 2, rejected: 3, customized: 4, ignored: 5 }
  const sums = sumOf([{ counts }, { counts }])
  deepStrictEqual(sums, { shown: 2, accepted: 4, rejected: 6, customized: 8, ignored: 10 })
  strictEqual(decisionsOf(sums), 18)
  deepStrictEqual(decisionsOf(sumOf([])), 0)
})

test('values have the most decisions first, then their names, and at most fifty', async () => {
  await count(
    '2026-11-01 a country FR accept_all 2',
    '2026-11-02 a country FR opt_out 3',
    '2026-11-01 a country DE custom 5',
    '2026-11-01 a country AT reject_all 6',
    '2026-11-01 a country IT shown 900',
    '2026-11-01 b country IT accept_all 1',
    '2026-11-01 a category marketing granted 3',
    '2026-11-01 a category marketing denied 4',
    '2026-11-02 a category chat granted 1',
    '2026-11-01 a layout box accept_all 1',
    '2026-11-01 a text hash accept_all 1',
    '2026-11-01 a all - accept_all 1',
    '2026-11-09 a country XX accept_all 99',
    ...Array.from({ length: 52 }, (_, at) => `2026-11-01 a language l${at} accept_all ${at + 1}`),
  )
  const sums = await readSums(query, { period, sites: null })
  deepStrictEqual([...sums.values.keys()].toSorted(), ['country', 'language'])
  deepStrictEqual(
    sums.values.get('country').map(({ value, counts }) => `${value}: ${countsOf(counts)}`),
    ['AT: 0 0 6 0 0', 'DE: 0 0 0 5 0', 'FR: 0 2 3 0 0', 'IT: 900 1 0 0 0'],
  )
  deepStrictEqual(sums.categories, [
    { name: 'chat', granted: 1, denied: 0 },
    { name: 'marketing', granted: 3, denied: 4 },
  ])
  const languages = sums.values.get('language').map(({ value }) => value)
  deepStrictEqual([languages.length, languages[0], languages.at(-1)], [50, 'l51', 'l2'])
  const own = await readSums(query, { period, sites: ['b'] })
  deepStrictEqual(
    own.values.get('country').map(({ value }) => value),
    ['IT'],
  )
})

test('months that are over are summed up once, after two days, three at a time, with the same sums', async () => {
  const months = ['2026-06', '2026-07', '2026-09', '2026-10', '2026-11']
  for (const month of months)
    await count(
      `${month}-01 a country DE accept_all 1`,
      `${month}-30 a country DE accept_all 2`,
      `${month}-30 a layout box shown 2`,
      `${month}-15 a all - accept_all 3`,
    )
  const year = { ...period, from: '2026-06-02', to: '2026-12-31' }
  const before = await readSums(query, { period: year, sites: null })
  strictEqual(await rollMonths(query, Date.parse('2026-11-02T23:59:59Z')), false)
  await query('delete from "consentCountMonth"')
  strictEqual(await rollMonths(query, Date.parse('2026-11-03T00:00:00Z')), true)
  strictEqual(await rollMonths(query, Date.parse('2026-11-03T00:00:00Z')), false)
  const rolled = await query(
    'select month, dimension, count from "consentCountMonth" where site <> $1 order by month',
    [''],
  )
  deepStrictEqual(
    rolled.map(({ month, dimension, count: sum }) => `${month} ${dimension} ${sum}`),
    months.slice(0, 4).map(month => `${month} country 3`),
  )
  deepStrictEqual(await partsOf(query, { from: '2026-06-02', to: '2026-10-31' }), {
    months: ['2026-07', '2026-09', '2026-10'],
    first: ['2026-06-02', '2026-07-99', '2026-09-99', '2026-10-99'],
    last: ['2026-07-00', '2026-09-00', '2026-10-00', '2026-10-31'],
  })
  deepStrictEqual((await partsOf(query, { from: '2026-06-01', to: '2026-07-30' })).months, ['2026-06'])
  deepStrictEqual(await readSums(query, { period: year, sites: null }), before)
  await query(`delete from "consentCount" where day < '2026-11'`)
  strictEqual((await readSums(query, { period: year, sites: null })).values.get('country')[0].counts.accepted, 12)
  deepStrictEqual((await readSums(query, { period: year, sites: ['b'] })).values.size, 0)
})

test('texts and layouts are in the order of their first days, with the latest fifty', async () => {
  await count(
    '2026-11-02 a layout bar shown 4',
    '2026-11-03 a layout bar accept_all 1',
    '2026-11-01 b layout box custom 2',
    '2026-11-03 a layout box ignored 1',
    '2026-11-01 a layout box requested 9',
    '2026-11-04 a layout late shown 1',
    ...Array.from({ length: 51 }, (_, at) => `2026-11-0${at === 7 ? 1 : 2} a text t${at} accept_all 1`),
  )
  const read = async (sites, dimension = 'layout') =>
    (await readInTime(query, { period, sites }, dimension)).map(
      ({ value, firstDay, lastDay, counts }) => `${value} ${firstDay} ${lastDay}: ${countsOf(counts)}`,
    )
  deepStrictEqual(await read(null), ['box 2026-11-01 2026-11-03: 0 0 0 2 1', 'bar 2026-11-02 2026-11-03: 4 1 0 0 0'])
  deepStrictEqual(await read(['b']), ['box 2026-11-01 2026-11-01: 0 0 0 2 0'])
  const texts = await read(null, 'text')
  deepStrictEqual([texts.length, texts.some(line => line.startsWith('t7 '))], [50, false])
})

test('third parties are listed with their pages, the newest first', async () => {
  await count(
    '2026-11-01 a host old.test requested 2',
    '2026-11-03 a host old.test requested 3',
    '2026-11-02 b host new.test requested 1',
    '2026-11-02 a host also.test requested 1',
    '2026-11-04 a host late.test requested 1',
  )
  deepStrictEqual(await readHosts(query, { period, sites: null }), [
    { host: 'also.test', firstDay: '2026-11-02', lastDay: '2026-11-02', pages: 1 },
    { host: 'new.test', firstDay: '2026-11-02', lastDay: '2026-11-02', pages: 1 },
    { host: 'old.test', firstDay: '2026-11-01', lastDay: '2026-11-03', pages: 5 },
  ])
  deepStrictEqual(
    (await readHosts(query, { period, sites: ['b'] })).map(({ host }) => host),
    ['new.test'],
  )
})

test('sites are listed by name, those that a person may see, with subdomains for a star', async () => {
  const names = async list => (await readSites(query, list)).map(({ id, name }) => `${id} ${name}`)
  deepStrictEqual(await names(), ['d a.test', 'a shop.test', 'b www.shop.test', 'c wwwxshop.test'])
  deepStrictEqual(await names(['shop.test']), ['a shop.test'])
  deepStrictEqual(await names(['*.shop.test']), ['b www.shop.test'])
  deepStrictEqual(await names(['*.shop.test', 'a.test']), ['d a.test', 'b www.shop.test'])
  deepStrictEqual(await names(['%.test', '*.%']), [])
})

test('chains are listed by site and number, without the times of decisions for who sees some sites only', async () => {
  for (const [site, chain, seq] of [
    ['b', 0, 2],
    ['a', 1, 4],
    ['a', 0, 3],
  ])
    await query('insert into "consentChain" (site, chain, seq, head) values ($1, $2, $3, $4)', [
      site,
      chain,
      seq,
      `h${seq}`,
    ])
  const chains = [
    { site: 'shop.test', chain: 0, records: 3, head: 'h3' },
    { site: 'shop.test', chain: 1, records: 4, head: 'h4' },
    { site: 'www.shop.test', chain: 0, records: 2, head: 'h2' },
  ]
  deepStrictEqual(await readRetention(query, null), { earliest: null, latest: null, chains })
  deepStrictEqual((await readRetention(query, ['b'])).chains, chains.slice(2))
})

test('a site has a hundred values of a kind on a day, those of other processes included', async () => {
  let now = Date.parse('2026-11-01T12:00:00Z')
  await count(
    ...Array.from({ length: 98 }, (_, at) => `2026-11-01 a country c${at} accept_all 1`),
    '2026-11-01 a country other accept_all 1',
    '2026-10-31 a country yesterday accept_all 1',
    '2026-11-01 b country elsewhere accept_all 1',
  )
  let statements = 0
  const counted = countedValues(
    (...words) => (statements++, query(...words)),
    () => now,
  )
  const values = []
  for (const value of ['c1', 'new1', 'new2', 'new3', 'c97', 'new1']) values.push(await counted('a', 'country', value))
  deepStrictEqual(values, ['c1', 'new1', 'new2', 'other', 'c97', 'new1'])
  strictEqual(statements, 3, 'only new values need a statement')
  strictEqual(counted('a', 'country', 'new2'), 'new2')
  strictEqual(await counted('a', 'language', 'de'), 'de', 'each kind has a limit of its own')
  strictEqual(await counted('shop.test', 'country', 'new4'), 'new4', 'a site by its name')
  strictEqual(await counted('b', 'country', 'new3'), 'new3')
  now += 12 * 3_600_000
  strictEqual(await counted('a', 'country', 'new3'), 'new3', 'the next day')
  const silent = countedValues(async () => {
    throw new Error('no connection')
  })
  strictEqual(await silent('a', 'country', 'DE'), 'DE')
})
