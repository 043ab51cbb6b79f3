// The limit for all processes on one database, with a double of its table and with time that does not pass by itself.
import { deepStrictEqual, match, notStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { sharedLimit } = await serveSource({ sharedLimit: 'shared-limit' })

const MINUTE = 60_000
const START = 30_000_000 * MINUTE

/** Lets everything go on that waits for no timer. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve))
}

/** A double of the table `consentLimit`, which adds to its rows as the statement does. */
function tableDouble() {
  const rows = new Map()
  const log = { deleted: [], inserted: [] }
  const state = { rows, log, gate: null, isDown: false }
  state.query = async (text, values) => {
    if (state.isDown) throw new Error('no connection')
    if (text.startsWith('delete')) {
      strictEqual(text, 'delete from "consentLimit" where minute < $1')
      log.deleted.push(values[0])
      for (const [name, { minute }] of rows) if (minute < values[0]) rows.delete(name)
      return []
    }
    match(text, /on conflict \(visitor, minute\) do update set count = "consentLimit".count \+ excluded.count/)
    const [given, minute] = [JSON.parse(values[0]), values[1]]
    log.inserted.push(given)
    const found = given.map(({ visitor, more }) => {
      const key = `${visitor} ${minute}`
      const row = { visitor, minute, count: (rows.get(key)?.count ?? 0) + more }
      rows.set(key, row)
      return { visitor, count: String(row.count) } // PostgreSQL returns large numbers as texts
    })
    await state.gate
    return found.toReversed()
  }
  return state
}

/** Starts processes on one table. */
function start(t, perMinute, processes = 2) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const table = tableDouble()
  const clock = { time: START }
  const key = { sign: text => `signed ${text}` }
  const limits = Array.from({ length: processes }, () =>
    sharedLimit(perMinute, { query: table.query, key, now: () => clock.time }),
  )
  t.after(() => limits.forEach(({ stop }) => stop()))
  return {
    table,
    clock,
    limits,
    /** Counts calls, and returns how many were allowed. */
    async call(at, visitor, times, weight) {
      let allowed = 0
      for (let calls = 0; calls < times; calls++) if ((await limits[at].limit(visitor, weight)).wait === 0) allowed++
      return allowed
    },
    /** Lets a second pass for the exchange. */
    async exchange() {
      t.mock.timers.tick(1000)
      await settled()
    },
  }
}

test('the calls to another process count, to the last one that is allowed', async t => {
  const { call, exchange } = start(t, 100)
  strictEqual(await call(0, 'a', 60), 60)
  await exchange()
  strictEqual(await call(1, 'a', 5), 5)
  await exchange() // the second process learns what the first one has counted
  strictEqual(await call(1, 'a', 50), 35)
  strictEqual(await call(1, 'b', 50), 50, 'another visitor is not affected')
})

test('a call with a weight is allowed if all of it fits', async t => {
  const { call, exchange } = start(t, 100)
  await call(0, 'a', 50)
  await call(1, 'a', 10)
  await exchange()
  await exchange()
  strictEqual(await call(1, 'a', 1, 41), 0)
  strictEqual(await call(1, 'a', 1, 40), 1)
  strictEqual(await call(1, 'a', 1), 0)
})

test('a visitor whom no other process knows has the limit of this process, by the weights of the calls', async t => {
  const { limits } = start(t, 20, 1)
  deepStrictEqual(await limits[0].limit('a', 15), { wait: 0, share: 0.75 })
  const { wait, share } = await limits[0].limit('a', 6)
  deepStrictEqual([wait > 0, share], [true, 1.05])
})

test('a refused call says how long the minute lasts, at least a second, and does not count itself', async t => {
  const { call, exchange, limits, clock } = start(t, 20)
  await call(0, 'a', 10)
  await call(1, 'a', 10)
  await exchange()
  await exchange()
  for (const [passed, wait] of [
    [0, 60],
    [1, 60],
    [30_000, 30],
    [58_001, 2],
    [59_000, 1],
    [59_999, 1],
  ]) {
    clock.time = START + passed
    deepStrictEqual(await limits[1].limit('a'), { wait, share: 1 }, `${passed} ms`)
  }
  clock.time = START + MINUTE
  await call(0, 'a', 14)
  strictEqual(await call(1, 'a', 2), 2)
  await exchange()
  await exchange()
  strictEqual(await call(1, 'a', 10), 4, 'the next minute begins at zero')
})

test('only visitors with a twentieth of the limit are exchanged, each count once, and in one order', async t => {
  const { call, exchange, table } = start(t, 100, 1)
  await call(0, 'few', 4)
  await call(0, 'enough', 5)
  for (const name of ['c', 'd', 'e', 'f']) await call(0, name, 9)
  await exchange()
  const [first] = table.log.inserted
  deepStrictEqual(first.map(({ more }) => more).toSorted(), [5, 9, 9, 9, 9])
  const names = first.map(({ visitor }) => visitor)
  deepStrictEqual(names, names.toSorted(), 'two processes lock the rows in the same order')
  await exchange()
  strictEqual(table.log.inserted.length, 1, 'nothing new, no statement')
  await call(0, 'few', 1)
  await call(0, 'enough', 3)
  await exchange()
  deepStrictEqual(table.log.inserted[1].map(({ more }) => more).toSorted(), [3, 5])
})

test('calls that arrive while a statement runs are part of the next one, which waits for it', async t => {
  const { call, exchange, table } = start(t, 100, 1)
  let release
  table.gate = new Promise(resolve => (release = resolve))
  await call(0, 'a', 10)
  await exchange()
  await call(0, 'a', 4)
  await exchange()
  await exchange()
  deepStrictEqual(
    table.log.inserted.map(([{ more }]) => more),
    [10],
  )
  release()
  await settled()
  await exchange()
  deepStrictEqual(
    table.log.inserted.map(([{ more }]) => more),
    [10, 4],
  )
  deepStrictEqual(
    [...table.rows.values()].map(({ count }) => count),
    [14],
  )
})

test('an answer of the minute before does not count in the next one', async t => {
  const { call, exchange, table, clock } = start(t, 20)
  await call(0, 'a', 15)
  await exchange()
  let release
  table.gate = new Promise(resolve => (release = resolve))
  await call(1, 'a', 2)
  await exchange()
  clock.time += MINUTE
  strictEqual(await call(1, 'a', 1), 1)
  release()
  await settled()
  strictEqual(await call(1, 'a', 12), 12)
})

test('the table has another name for a visitor each minute, made with the key, and no older rows', async t => {
  const { call, exchange, table, clock } = start(t, 20, 1)
  const names = []
  for (let minute = 0; minute < 3; minute++) {
    await call(0, '203.0.113.9', 2)
    await exchange()
    await call(0, '203.0.113.9', 1)
    await exchange()
    names.push([...table.rows.values()].at(-1).visitor)
    clock.time += MINUTE
  }
  strictEqual(new Set(names).size, 3)
  for (const name of names) match(name, /^[\w-]{43}$/)
  const at = START / MINUTE
  deepStrictEqual(
    table.log.deleted,
    [at - 1, at, at + 1],
    'once a minute; others may still write those of the last one',
  )
  deepStrictEqual(
    [...table.rows.values()].map(({ minute, count }) => [minute, count]),
    [
      [at + 1, 3],
      [at + 2, 3],
    ],
  )
})

test('processes with different keys do not share a limit', async t => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { query, rows } = tableDouble()
  const limits = ['one', 'two'].map(name =>
    sharedLimit(10, { query, key: { sign: text => name + text }, now: () => START }),
  )
  for (const { limit } of limits) await limit('a', 5)
  t.mock.timers.tick(1000)
  await settled()
  const [one, two] = [...rows.values()].map(({ visitor }) => visitor)
  notStrictEqual(one, two)
  for (const { stop } of limits) stop()
})

test('without the database each process limits alone, and exchanges again when it is back', async t => {
  const { call, exchange, table } = start(t, 20)
  table.isDown = true
  strictEqual(await call(0, 'a', 25), 20)
  strictEqual(await call(1, 'a', 5), 5)
  await exchange()
  table.isDown = false
  await exchange()
  strictEqual(await call(1, 'a', 1), 0)
})

test('at most 2000 visitors are exchanged at once, and the others with the next statement', async t => {
  const { call, exchange, table } = start(t, 20, 1)
  for (let at = 0; at < 2003; at++) await call(0, `visitor ${at}`, 1)
  await exchange()
  await exchange()
  deepStrictEqual(
    table.log.inserted.map(given => given.length),
    [2000, 3],
  )
})

test('a limit that is stopped exchanges nothing more', async t => {
  const { call, exchange, table, limits } = start(t, 20, 1)
  await call(0, 'a', 5)
  limits[0].stop()
  await exchange()
  deepStrictEqual(table.log.inserted, [])
})
