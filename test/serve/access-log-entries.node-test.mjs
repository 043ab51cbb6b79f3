// The log of accesses, with a double of its table: what is signed, what is read, and what its verification finds.
import { deepStrictEqual, match, rejects, strictEqual } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { accessLog, openSigningKey } = await serveSource({
  accessLog: 'access/access-log',
  openSigningKey: 'signing-key',
})

const root = mkdtempSync(join(tmpdir(), 'consent-elements-log-'))
after(() => rmSync(root, { recursive: true }))
const [own, other] = ['own', 'other'].map(name => openSigningKey(join(root, `${name}.pem`)))
const keys = new Map([[own.id, own.publicKey]])
const START = '0'.repeat(64)

const hashOf = (previous, { seq, at, person, action, site, detail }) =>
  createHash('sha256')
    .update(JSON.stringify([previous, seq, at, person, action, site, detail]))
    .digest('hex')

/** A double of the table, which returns numbers as texts, as PostgreSQL does with large ones. */
function logDouble(rows = []) {
  const shown = row => ({ ...row, seq: String(row.seq) })
  const columns = ['seq', 'at', 'person', 'action', 'site', 'detail', 'hash', 'signature', 'keyId']
  const sorted = () => rows.toSorted((a, b) => a.seq - b.seq)
  const query = async (text, values) => {
    if (text.startsWith('insert')) {
      const row = Object.fromEntries(columns.map((name, at) => [name, values[at]]))
      if (rows.some(({ seq }) => seq === row.seq)) return []
      rows.push(row)
      return [{ seq: String(row.seq) }]
    }
    const limit = Number(/limit (\d+)$/.exec(text)?.[1])
    if (text.startsWith('select seq, hash')) return sorted().slice(-1).map(shown)
    if (text.includes('where seq < $1 order by seq desc'))
      return sorted()
        .filter(({ seq }) => seq < values[0])
        .toReversed()
        .slice(0, limit)
        .map(shown)
    strictEqual(text.includes('where seq > $1 order by seq limit'), true, text)
    return sorted()
      .filter(({ seq }) => seq > values[0])
      .slice(0, limit)
      .map(shown)
  }
  return { rows, query }
}

/** Makes a log of entries, of which those in `unsigned` are written without the key. */
async function logOf(count, unsigned = []) {
  const log = logDouble()
  for (let seq = 1; seq <= count; seq++)
    await accessLog.append(log.query, unsigned.includes(seq) ? null : own, { person: `p${seq}`, action: 'exported' })
  return log
}
/** Writes the hashes of changed entries again, as somebody with the database can, from an entry on. */
function rehash(rows, from = 1) {
  for (const row of rows) if (row.seq >= from) row.hash = hashOf(rows[row.seq - 2]?.hash ?? START, row)
}

test('each entry has the next number, the hash of the one before it, and a signature of its own hash', async () => {
  const { rows, query } = logDouble()
  await accessLog.append(query, own, { person: 'x'.repeat(300), action: 'erased', site: 'a.test', detail: 'two' })
  await accessLog.append(query, null, { person: 'b', action: 'signed in' })
  const [one, two] = rows
  strictEqual(one.person, 'x'.repeat(255))
  match(one.at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  deepStrictEqual([one.seq, one.action, one.site, one.detail], [1, 'erased', 'a.test', 'two'])
  deepStrictEqual([one.hash, one.signature, one.keyId], [hashOf(START, one), own.sign(one.hash), own.id])
  deepStrictEqual([two.seq, two.site, two.detail, two.hash], [2, '', '', hashOf(one.hash, two)])
  deepStrictEqual([two.signature, two.keyId], [null, null])
})

test('an entry whose number another server has taken gets the next one, and after 21 attempts fails', async () => {
  const { rows, query } = await logOf(1)
  let raced = 0
  const raceUntil = most => async (text, values) => {
    if (text.startsWith('insert') && raced++ < most) {
      const [last] = await query('select seq, hash')
      await query(text, [Number(last.seq) + 1, ...values.slice(1)])
      return []
    }
    return query(text, values)
  }
  await accessLog.append(raceUntil(20), own, { person: 'late', action: 'exported' })
  deepStrictEqual([rows.length, rows.at(-1).seq, rows.at(-1).person], [22, 22, 'late'])
  raced = 0
  await rejects(accessLog.append(raceUntil(21), own, { person: 'x', action: 'exported' }), {
    message: 'The log of accesses cannot be written',
  })
})

test('the latest entries come first, a hundred of them or as many as are asked for, before a number', async () => {
  const { query } = await logOf(103)
  const numbers = async (...more) => (await accessLog.latest(query, ...more)).map(({ seq }) => seq)
  const all = await numbers()
  deepStrictEqual([all.length, all[0], all.at(-1)], [100, 103, 4])
  deepStrictEqual(await numbers(4), [3, 2, 1])
  deepStrictEqual(await numbers(undefined, 2), [103, 102])
})

test('all entries are read in order, page by page', async () => {
  for (const count of [0, 1, 499, 500, 501, 1000]) {
    const { query } = logDouble(
      Array.from({ length: count }, (_, at) => ({ seq: at + 1, signature: null, keyId: null })).toReversed(),
    )
    const read = []
    for await (const { seq } of accessLog.read(query)) read.push(seq)
    deepStrictEqual(
      read,
      Array.from({ length: count }, (_, at) => at + 1),
    )
  }
})

test('a database of an earlier version has an empty log, and other failures are none', async () => {
  const failing = code => async () => {
    throw Object.assign(new Error('no'), { code })
  }
  deepStrictEqual(await accessLog.latest(failing('42P01')), [])
  deepStrictEqual(await accessLog.verify(failing('42P01'), keys), {
    entries: 0,
    head: START,
    unsigned: 0,
    problems: [],
  })
  await rejects(accessLog.latest(failing('42501')), { message: 'no' })
  await rejects(accessLog.verify(failing('57P01'), keys), { message: 'no' })
})

test('only the entries at the end that no later one signs count as unsigned', async () => {
  for (const [unsigned, expected] of [
    [[], 0],
    [[1], 0],
    [[2, 3], 0],
    [[4], 1],
    [[1, 3, 4], 2],
    [[1, 2, 3, 4], 4],
  ]) {
    const { rows, query } = await logOf(4, unsigned)
    const found = { entries: 4, head: rows[3].hash, unsigned: expected, problems: [] }
    deepStrictEqual(await accessLog.verify(query, keys), found, unsigned.join())
  }
})

test('each change is found, and named with its entry', async () => {
  const changed = 'is changed, or one before it is'
  for (const [what, change, problems] of [
    ['a field', rows => (rows[1].detail = 'x'), [`entry 2 ${changed}`]],
    [
      'a field and its hash',
      rows => {
        rows[1].detail = 'x'
        rows[1].hash = hashOf(rows[0].hash, rows[1])
      },
      ['the signature of entry 2 is wrong', `entry 3 ${changed}`],
    ],
    [
      'a field and all hashes',
      rows => {
        rows[2].detail = 'x'
        rehash(rows)
      },
      ['the signature of entry 3 is wrong', 'the signature of entry 4 is wrong'],
    ],
    ['the first entry', rows => rows.shift(), ['entry 1 is removed; the next one is 2', `entry 2 ${changed}`]],
    ['two entries', rows => rows.splice(1, 2), ['entry 2 is removed; the next one is 4', `entry 4 ${changed}`]],
    [
      'two gaps',
      rows => {
        rows.splice(2, 1)
        rows.shift()
      },
      [
        'entry 1 is removed; the next one is 2',
        `entry 2 ${changed}`,
        'entry 3 is removed; the next one is 4',
        `entry 4 ${changed}`,
      ],
    ],
    ['a signature', rows => (rows[3].signature = own.sign('x')), ['the signature of entry 4 is wrong']],
    [
      'a signature by another key',
      rows => (rows[3].signature = other.sign(rows[3].hash)),
      ['the signature of entry 4 is wrong'],
    ],
    ['the key', rows => (rows[0].keyId = 'k'), ['entry 1 is signed with the key k, which is not given']],
    ['no key', rows => (rows[0].keyId = null), ['entry 1 is signed with the key null, which is not given']],
  ]) {
    const { rows, query } = await logOf(4)
    change(rows)
    deepStrictEqual((await accessLog.verify(query, keys)).problems, problems, what)
  }
})

test('exported heads find an end that is removed or written again, each head of several', async () => {
  const { rows, query } = await logOf(4)
  const heads = rows.map(({ seq, hash }) => ({ seq, hash }))
  deepStrictEqual((await accessLog.verify(query, keys, heads)).problems, [])
  for (const row of rows.slice(2)) Object.assign(row, { person: 'x', signature: null, keyId: null })
  rehash(rows, 3)
  const found = await accessLog.verify(query, keys, [heads[1], heads[2], heads[3]])
  deepStrictEqual(found.problems, ['entry 3 differs from an exported head', 'entry 4 differs from an exported head'])
  strictEqual(found.unsigned, 2)
  rows.splice(2)
  deepStrictEqual(await accessLog.verify(query, keys, [heads[1], heads[2], heads[3]]), {
    entries: 2,
    head: heads[1].hash,
    unsigned: 0,
    problems: ['entry 3 of an exported head is removed', 'entry 4 of an exported head is removed'],
  })
})
