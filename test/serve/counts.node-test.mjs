// What the counts by day become: the sums of the dashboard, and the alerts about them. With an embedded database.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'
import { serveSource } from './serve-source.mjs'

const { findAlerts, readDays, readHosts, readInTime, readSums, sumOf, decisionsOf } = await serveSource({
  findAlerts: 'webhooks/find-alerts',
  'readDays, readHosts, readInTime, readSums, sumOf, decisionsOf': 'dashboard/read-counts',
})

let server, query
before(async () => {
  server = await startConsents()
  query = server.database.query
  for (const name of ['a', 'b'])
    await query(
      `insert into domain (id, name, "createdAt", "updatedAt") values ($1, $2, now() at time zone 'utc', now() at time zone 'utc')`,
      [`dom_${name}`, `${name}.test`],
    )
})
after(() => server.end())
beforeEach(async () => {
  for (const table of ['consentCount', 'consentCountMonth', 'consentHour']) await query(`delete from "${table}"`)
})

/** Adds counts: day, action, number, and what else differs. */
async function add(day, action, count, { site = 'dom_a', dimension = 'all', value = '', chain = 0 } = {}) {
  await query(
    `insert into "consentCount" (day, site, dimension, value, action, chain, count) values ($1, $2, $3, $4, $5, $6, $7)`,
    [day, site, dimension, value, action, chain, count],
  )
}
const none = { shown: 0, accepted: 0, rejected: 0, customized: 0, ignored: 0 }
const period = { from: '2026-11-01', to: '2026-11-03', by: 'all', value: '' }

test('each day of a period has its counts, those of all chains and of the sites that are shown', async () => {
  await add('2026-10-31', 'accept_all', 100)
  await add('2026-11-01', 'accept_all', 1)
  await add('2026-11-01', 'accept_all', 2, { chain: 1 })
  await add('2026-11-01', 'reject_all', 3)
  await add('2026-11-01', 'opt_out', 4)
  await add('2026-11-01', 'custom', 5)
  await add('2026-11-01', 'unheard', 100)
  await add('2026-11-03', 'shown', 6)
  await add('2026-11-03', 'ignored', 7, { site: 'dom_b' })
  await add('2026-11-03', 'accept_all', 8, { dimension: 'country', value: 'DE' })
  await add('2026-11-03', 'accept_all', 9, { dimension: 'country', value: 'FR' })
  await add('2026-11-04', 'accept_all', 100)
  const days = await readDays(query, { period, sites: null })
  deepStrictEqual(days, [
    { day: '2026-11-01', counts: { ...none, accepted: 3, rejected: 7, customized: 5 } },
    { day: '2026-11-02', counts: none },
    { day: '2026-11-03', counts: { ...none, shown: 6, ignored: 7 } },
  ])
  const sum = sumOf(days)
  deepStrictEqual(sum, { shown: 6, accepted: 3, rejected: 7, customized: 5, ignored: 7 })
  strictEqual(decisionsOf(sum), 15)
  const shown = async (sites, more = {}) => sumOf(await readDays(query, { period: { ...period, ...more }, sites }))
  deepStrictEqual(await shown(['dom_b']), { ...none, ignored: 7 })
  deepStrictEqual(await shown([]), none)
  deepStrictEqual(await shown(['dom_a', 'dom_b'], { by: 'country', value: 'DE' }), { ...none, accepted: 8 })
})

test('the values of a dimension are listed by their decisions, then by their names, at most fifty', async () => {
  const country = value => ({ dimension: 'country', value })
  await add('2026-11-01', 'shown', 900, country('ZZ'))
  await add('2026-11-01', 'ignored', 900, country('ZZ'))
  for (let at = 0; at < 50; at++) await add('2026-11-02', 'accept_all', 5, country(`V${String(at).padStart(2, '0')}`))
  await add('2026-11-03', 'custom', 6, country('BE'))
  await add('2026-11-03', 'accept_all', 100, { dimension: 'text', value: 'x' })
  await add('2026-11-03', 'denied', 2, { dimension: 'category', value: 'b' })
  await add('2026-11-03', 'granted', 3, { dimension: 'category', value: 'b' })
  await add('2026-11-02', 'granted', 4, { dimension: 'category', value: 'b', site: 'dom_b' })
  await add('2026-11-03', 'granted', 1, { dimension: 'category', value: 'a' })
  const { values, categories } = await readSums(query, { period, sites: null })
  deepStrictEqual([...values.keys()], ['country'])
  const listed = values.get('country')
  strictEqual(listed.length, 50)
  deepStrictEqual(listed[0], { value: 'BE', counts: { ...none, customized: 6 } })
  deepStrictEqual([listed[1].value, listed[2].value, listed[49].value], ['V00', 'V01', 'V48'])
  deepStrictEqual(categories, [
    { name: 'a', granted: 1, denied: 0 },
    { name: 'b', granted: 7, denied: 2 },
  ])
  const limited = await readSums(query, { period, sites: ['dom_b'] })
  deepStrictEqual([limited.values.size, limited.categories], [0, [{ name: 'b', granted: 4, denied: 0 }]])
})

test('hosts are listed with their first and last day, the newest first, then by name', async () => {
  const host = value => ({ dimension: 'host', value })
  await add('2026-10-31', 'requested', 50, host('old.test'))
  await add('2026-11-01', 'requested', 1, host('old.test'))
  await add('2026-11-02', 'requested', 2, host('b.test'))
  await add('2026-11-03', 'requested', 3, host('b.test'))
  await add('2026-11-02', 'requested', 4, { ...host('a.test'), site: 'dom_b' })
  const rows = [
    { host: 'a.test', firstDay: '2026-11-02', lastDay: '2026-11-02', pages: 4 },
    { host: 'b.test', firstDay: '2026-11-02', lastDay: '2026-11-03', pages: 5 },
    { host: 'old.test', firstDay: '2026-11-01', lastDay: '2026-11-01', pages: 1 },
  ]
  deepStrictEqual(await readHosts(query, { period, sites: null }), rows)
  deepStrictEqual(await readHosts(query, { period, sites: ['dom_a'] }), rows.slice(1))
})

test('texts and layouts are listed in the order of their first days, with the counts of each action', async () => {
  const layout = value => ({ dimension: 'layout', value })
  await add('2026-11-02', 'shown', 9, layout('new'))
  await add('2026-11-03', 'accept_all', 2, layout('new'))
  await add('2026-11-01', 'opt_out', 1, layout('old'))
  await add('2026-11-02', 'reject_all', 4, layout('old'))
  await add('2026-11-01', 'accept_all', 7, { dimension: 'text', value: 'x' })
  deepStrictEqual(await readInTime(query, { period, sites: null }, 'layout'), [
    { value: 'old', firstDay: '2026-11-01', lastDay: '2026-11-02', counts: { ...none, rejected: 5 } },
    { value: 'new', firstDay: '2026-11-02', lastDay: '2026-11-03', counts: { ...none, shown: 9, accepted: 2 } },
  ])
  deepStrictEqual(await readInTime(query, { period, sites: ['dom_b'] }, 'layout'), [])
})

const NOON = Date.UTC(2026, 10, 29, 13)
const dayBefore = days => new Date(NOON - days * 86_400_000).toISOString().slice(0, 10)
/** Keeps what an hour had. */
const keep = (hour, { count = null, at = `${hour}:59:59.000Z`, total = 0, change = 'usual', site = 'dom_a' } = {}) =>
  query(`insert into "consentHour" (site, hour, at, total, count, change) values ($1, $2, $3, $4, $5, $6)`, [
    site,
    hour,
    at,
    total,
    count,
    change,
  ])
/** Keeps the same hour of the days before, and an hour ago the total of the day. */
async function usual(counts, { total = 100, change = 'usual' } = {}) {
  for (const [at, count] of counts.entries()) await keep(`${dayBefore(at + 1)}T12`, { count })
  await keep(`${dayBefore(0)}T11`, { count: 1, at: new Date(NOON - 3_600_000).toISOString(), total, change })
}
const receiving = (change, value, is) => ({ alert: 'receiving', site: 'a.test', change, value, usual: is })

test('an hour with fewer than a quarter, or more than four times what is usual, is told once', async t => {
  for (const [what, counts, today, change, expected] of [
    ['just enough', [80, 80, 80], 120, 'usual', []],
    ['too few', [80, 80, 80], 119, 'usual', [receiving('fewer', 19, 80)]],
    ['just not too many', [80, 80, 80], 420, 'usual', []],
    ['too many', [80, 80, 80], 421, 'usual', [receiving('more', 321, 80)]],
    ['told before', [80, 80, 80], 119, 'fewer', []],
    ['as usual again', [80, 80, 80], 120, 'fewer', [receiving('usual', 20, 80)]],
    ['the other way', [80, 80, 80], 119, 'more', [receiving('fewer', 19, 80)]],
    ['two days only', [80, 80], 100, 'usual', []],
    ['few are usual', [19, 19, 19], 100, 'usual', []],
    ['just enough are usual', [20, 20, 20], 104, 'usual', [receiving('fewer', 4, 20)]],
    ['the median, not the mean', [20, 20, 9000], 105, 'usual', []],
    ['the median of numbers, not of texts', [30, 100, 90], 122, 'usual', [receiving('fewer', 22, 90)]],
    [
      'of an even number, the larger of both in the middle',
      [10, 40, 20, 30],
      107,
      'usual',
      [receiving('fewer', 7, 30)],
    ],
  ])
    await t.test(what, async () => {
      await query('delete from "consentHour"')
      await query('delete from "consentCount"')
      await usual(counts, { change })
      await add(dayBefore(0), 'accept_all', today - 10)
      await add(dayBefore(0), 'opt_out', 10)
      await add(dayBefore(0), 'shown', 5000)
      deepStrictEqual(await findAlerts(query, NOON), expected)
      deepStrictEqual(await findAlerts(query, NOON), [], 'another process finds them no second time')
      const [kept] = await query(`select * from "consentHour" where site = 'dom_a' and hour = $1`, [
        `${dayBefore(0)}T12`,
      ])
      const verdict = expected[0]?.change ?? change
      deepStrictEqual([Number(kept.total), Number(kept.count), kept.change], [today, today - 100, verdict])
    })
})

test('an hour is as long as the time since the sample before, also past midnight', async () => {
  await usual([80, 80, 80])
  await query(`update "consentHour" set at = $1 where hour = $2`, [
    new Date(NOON - 2 * 3_600_000).toISOString(),
    `${dayBefore(0)}T11`,
  ])
  await add(dayBefore(0), 'accept_all', 130)
  deepStrictEqual(await findAlerts(query, NOON), [receiving('fewer', 15, 80)])
  const midnight = Date.UTC(2026, 10, 30, 0, 30)
  await keep('2026-11-29T22', { at: '2026-11-29T23:30:00.000Z', total: 100 })
  await add('2026-11-30', 'custom', 25)
  await findAlerts(query, midnight)
  const [kept] = await query(`select total, count from "consentHour" where site = 'dom_a' and hour = '2026-11-29T23'`)
  deepStrictEqual([Number(kept.total), Number(kept.count)], [25, 55], '30 of the day before and 25 of this one')
})

test('after a pause of more than a day nothing is compared, and samples of more than eight days are deleted', async () => {
  for (const days of [3, 4, 5, 8, 9]) await keep(`${dayBefore(days)}T12`, { count: 80 })
  await add(dayBefore(0), 'accept_all', 5000)
  deepStrictEqual(await findAlerts(query, NOON), [])
  const rows = await query(`select hour, count from "consentHour" where site = 'dom_a' order by hour desc`)
  deepStrictEqual(
    rows.map(({ hour, count }) => [hour.slice(0, 10), count]),
    [[dayBefore(0), null], ...[3, 4, 5, 8].map(days => [dayBefore(days), rows[1].count])],
  )
})

test('once a day, sites are named of which a tenth more or fewer visitors accepted than in the days before', async () => {
  const midnight = Date.UTC(2026, 10, 29, 0, 5)
  for (const [accepted, refused, before, at, expected] of [
    [50, 50, [500, 500], midnight, []],
    [60, 40, [500, 500], midnight, [['more', 0.6, 0.5]]],
    [59, 41, [500, 500], midnight, []],
    [39, 61, [500, 500], midnight, [['fewer', 0.39, 0.5]]],
    [99, 0, [0, 500], midnight, []],
    [100, 0, [0, 99], midnight, []],
    [100, 0, [33, 67], midnight, [['more', 1, 0.33]]],
    [100, 0, [0, 500], midnight + 3_600_000, []],
  ]) {
    await query('delete from "consentHour"')
    await query('delete from "consentCount"')
    await add('2026-11-28', 'accept_all', accepted)
    await add('2026-11-28', 'custom', refused)
    await add('2026-11-28', 'shown', 9000)
    await add('2026-11-21', 'accept_all', before[0])
    await add('2026-11-22', 'reject_all', before[1])
    await add('2026-11-20', 'accept_all', 9000)
    await add('2026-11-29', 'accept_all', 9000)
    const found = (await findAlerts(query, at)).filter(({ alert }) => alert === 'rates')
    deepStrictEqual(
      found,
      expected.map(([change, value, is]) => ({ alert: 'rates', site: 'a.test', change, value, usual: is })),
      JSON.stringify([accepted, refused, before]),
    )
  }
})
