// When a site receives fewer or more decisions than usual, by the counts in an embedded database.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { serve } from '../support/load-serve.mjs'
import { source } from '../tools/support/source.mjs'

const { findAlerts } = await source('../serve/webhooks/find-alerts.ts')
const { errorWatch } = await source('../serve/webhooks/error-watch.ts')

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOON = Date.parse('2026-11-10T12:00:00Z')
const dayOf = time => new Date(time).toISOString().slice(0, 10)
const hourOf = time => new Date(time).toISOString().slice(0, 13)

let database, query
before(async () => {
  database = await serve.openDatabase({ say() {} })
  query = database.query
  const key = { id: 'k', publicKey: 'k', verifying: () => new Map(), ofSite: () => key, sites: [] }
  await serve.prepareDatabase(database, key)
  for (const id of ['a', 'b'])
    await query(`insert into domain (id, name, "createdAt", "updatedAt") values ($1, $2, now(), now())`, [
      id,
      `${id}.test`,
    ])
})
after(() => database.close())
beforeEach(async () => {
  await query('delete from "consentHour"')
  await query('delete from "consentCount"')
})

const count = (site, day, number, action = 'accept_all', dimension = 'all') =>
  query(
    `insert into "consentCount" (day, site, dimension, value, action, count) values ($1, $2, $3, '', $4, $5)
     on conflict (day, site, dimension, value, action, chain) do update set count = "consentCount".count + excluded.count`,
    [day, site, dimension, action, number],
  )
/** Keeps what was counted in an hour that ends at a time. */
const sample = (site, time, number, { change = 'usual', total = 0 } = {}) =>
  query(`insert into "consentHour" (site, hour, at, total, count, change) values ($1, $2, $3, $4, $5, $6)`, [
    site,
    hourOf(time - HOUR),
    new Date(time).toISOString(),
    total,
    number,
    change,
  ])
const kept = async (time, site = 'a') =>
  (
    await query('select at, total, count, change from "consentHour" where site = $1 and hour = $2', [
      site,
      hourOf(time - HOUR),
    ])
  ).map(row => ({ ...row, total: Number(row.total), count: row.count === null ? null : Number(row.count) }))

/** Gives a site some usual hours, and a number of decisions in the last one. */
async function arrange({ usual = [100, 100, 100], recent = 0, before: prior = 300, change = 'usual', now = NOON }) {
  for (const [at, number] of usual.entries()) await sample('a', now - (at + 1) * DAY, number)
  await sample('a', now - HOUR, 5, { change, total: prior })
  await count('a', dayOf(now), prior + recent)
}

test('an hour with less than a quarter or more than four times as many decisions as usual is told, once', async () => {
  for (const [recent, change] of [
    [24, 'fewer'],
    [25, null],
    [100, null],
    [400, null],
    [401, 'more'],
  ]) {
    await query('delete from "consentHour"')
    await query('delete from "consentCount"')
    await arrange({ recent })
    const expected = change ? [{ alert: 'receiving', site: 'a.test', change, value: recent, usual: 100 }] : []
    deepStrictEqual(await findAlerts(query, NOON), expected, `${recent}`)
    deepStrictEqual(await kept(NOON), [
      { at: new Date(NOON).toISOString(), total: 300 + recent, count: recent, change: change ?? 'usual' },
    ])
    deepStrictEqual(await findAlerts(query, NOON), [], 'of several processes one finds it')
  }
})

test('what was told is not repeated, and the end of it is told too', async () => {
  await arrange({ recent: 10, change: 'fewer' })
  deepStrictEqual(await findAlerts(query, NOON), [])
  await query('delete from "consentHour" where hour = $1', [hourOf(NOON - HOUR)])
  await count('a', dayOf(NOON), 90)
  deepStrictEqual(await findAlerts(query, NOON), [
    { alert: 'receiving', site: 'a.test', change: 'usual', value: 100, usual: 100 },
  ])
})

test('the usual number is the middle one of the same hour of at least three days, and at least 20', async () => {
  for (const [usual, expected] of [
    [[100, 100], []],
    [[19, 19, 19], []],
    [[20, 20, 20], [20]],
    [[1000, 30, 40], [40]],
    [[10, 20, 30, 40], [30]],
    [[0, 0, 50], []],
  ]) {
    await query('delete from "consentHour"')
    await query('delete from "consentCount"')
    await arrange({ usual, recent: 0 })
    deepStrictEqual(
      (await findAlerts(query, NOON)).map(alert => alert.usual),
      expected,
      usual.join(),
    )
  }
})

test('other hours of the day are not compared, and a site without a sample before says nothing', async () => {
  await arrange({ recent: 0, usual: [] })
  for (const at of [1, 2, 3]) await sample('a', NOON - at * DAY - 2 * HOUR, 100)
  deepStrictEqual(await findAlerts(query, NOON), [])
  await query('delete from "consentHour"')
  await count('b', dayOf(NOON), 500)
  deepStrictEqual(await findAlerts(query, NOON), [])
  deepStrictEqual(await kept(NOON, 'b'), [
    { at: new Date(NOON).toISOString(), total: 500, count: null, change: 'usual' },
  ])
})

test('a longer time since the last sample counts as an hour of it, across midnight too', async () => {
  const ONE = Date.parse('2026-11-10T01:00:00Z')
  for (const at of [1, 2, 3]) await sample('a', ONE - at * DAY, 100)
  await sample('a', ONE - 2 * HOUR, 5, { total: 300 })
  await count('a', '2026-11-09', 320)
  await count('a', '2026-11-10', 10)
  deepStrictEqual(await findAlerts(query, ONE), [
    { alert: 'receiving', site: 'a.test', change: 'fewer', value: 15, usual: 100 },
  ])
  strictEqual((await kept(ONE))[0].total, 10)
  await query('delete from "consentHour"')
  await sample('a', ONE - 2 * DAY, 5, { total: 300, change: 'more' })
  deepStrictEqual(await findAlerts(query, ONE), [])
  deepStrictEqual([(await kept(ONE))[0]?.count, (await kept(ONE))[0]?.change], [null, 'more'], 'that is too long ago')
})

test('banners and parts of the counts are no decisions, and sites with less than 20 a day are left out', async () => {
  await arrange({ recent: 50 })
  await count('a', dayOf(NOON), 5000, 'shown')
  await count('a', dayOf(NOON), 5000, 'ignored')
  await count('a', dayOf(NOON), 5000, 'accept_all', 'country')
  deepStrictEqual(await findAlerts(query, NOON), [])
  strictEqual((await kept(NOON))[0].count, 50)
  await count('b', dayOf(NOON), 19)
  await count('b', dayOf(NOON - DAY), 19)
  await query('delete from "consentHour" where site = $1', [''])
  await findAlerts(query, NOON)
  deepStrictEqual(await kept(NOON, 'b'), [])
  await query('delete from "consentHour" where site = $1', [''])
  await count('b', dayOf(NOON - DAY), 1)
  await findAlerts(query, NOON)
  strictEqual((await kept(NOON, 'b')).length, 1)
})

test('samples are kept for eight days', async () => {
  await sample('a', NOON - 9 * DAY, 1)
  await sample('a', NOON - 8 * DAY, 1)
  await findAlerts(query, NOON)
  deepStrictEqual(
    (await query('select hour from "consentHour" where site = $1', ['a'])).map(({ hour }) => hour),
    [hourOf(NOON - 8 * DAY - HOUR)],
  )
})

test('after midnight, the share of accepted decisions of yesterday is compared with the week before', async () => {
  const MIDNIGHT = Date.parse('2026-11-10T00:00:00Z')
  const yesterday = dayOf(MIDNIGHT - DAY)
  for (const [accepted, rejected, oldAccepted, oldRejected, result] of [
    [61, 39, 500, 500, ['more', 0.61, 0.5]],
    [39, 61, 500, 500, ['fewer', 0.39, 0.5]],
    [10, 90, 0, 500, ['more', 0.1, 0]],
    [9, 91, 0, 500, null],
    [59, 41, 500, 500, null],
    [60, 39, 100, 100, null],
    [90, 10, 50, 49, null],
    [90, 10, 50, 50, ['more', 0.9, 0.5]],
    [2, 98, 100, 200, ['fewer', 0.02, 0.333]],
    [0, 100, 500, 500, ['fewer', 0, 0.5]],
  ]) {
    await query('delete from "consentHour"')
    await query('delete from "consentCount"')
    await count('a', yesterday, accepted)
    await count('a', yesterday, rejected, 'reject_all')
    await count('a', dayOf(MIDNIGHT - 2 * DAY), oldAccepted)
    await count('a', dayOf(MIDNIGHT - 8 * DAY), oldRejected, 'opt_out')
    // None of these may count.
    await count('a', dayOf(MIDNIGHT), 1000)
    await count('a', dayOf(MIDNIGHT - 9 * DAY), 10_000)
    await count('a', yesterday, 10_000, 'shown')
    await count('a', yesterday, 10_000, 'accept_all', 'country')
    const [change, value, usual] = result ?? []
    const expected = result ? [{ alert: 'rates', site: 'a.test', change, value, usual }] : []
    deepStrictEqual(await findAlerts(query, MIDNIGHT + 5000), expected, `${accepted}`)
  }
  await query('delete from "consentHour"')
  deepStrictEqual(await findAlerts(query, MIDNIGHT + HOUR), [], 'only once a day')
})

test('ten errors in five minutes are told, and the end when none is left', () => {
  let now = 1_000_000
  const { count: countError, change } = errorWatch(() => now)
  for (let at = 0; at < 9; at++) countError()
  strictEqual(change(), null)
  now += 299_999
  countError()
  deepStrictEqual(change(), { alert: 'errors', site: null, change: 'more', value: 10, usual: 0 })
  strictEqual(change(), null)
  now += 1
  strictEqual(change(), null, 'one is left')
  now += 299_999
  deepStrictEqual(change(), { alert: 'errors', site: null, change: 'usual', value: 0, usual: 0 })
  for (let at = 0; at < 30; at++) countError()
  strictEqual(change().value, 10)
})
