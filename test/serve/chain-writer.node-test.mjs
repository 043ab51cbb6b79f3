// When the writer of chains reads, writes, and continues another chain, with a double of the database.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { chainWriter, openSigningKey } = await serveSource({
  chainWriter: 'chain-writer',
  openSigningKey: 'signing-key',
})
const root = mkdtempSync(join(tmpdir(), 'consent-elements-writer-'))
after(() => rmSync(root, { recursive: true }))
const key = openSigningKey(join(root, 'key.pem'))
const START = '0'.repeat(64)
const TIME = '2026-11-29T00:00:00.000Z'
const decision = (id, more = {}) => ({
  id,
  domain: 'shop.test',
  domainId: 'site',
  givenAt: TIME,
  counted: {},
  preferences: {},
  size: 10,
  ...more,
})

/** A double of the chains and decisions of sites. */
function databaseDouble() {
  const chains = new Map()
  const stored = new Map()
  const log = []
  const chainOf = (site, chain) => {
    const name = `${site} ${chain}`
    if (!chains.has(name) && chain === 0) chains.set(name, { site, chain, seq: 0, head: START, movedAt: '' })
    return chains.get(name)
  }
  const query = async (text, values) => {
    if (text.startsWith('\nselect')) {
      const [site, chain, ids] = values
      log.push(`read ${site} ${chain} ${ids.join()}`)
      const { seq, head } = chainOf(site, chain)
      const found = ids.filter(id => stored.has(id)).map(id => ({ id, text: stored.get(id), seq: 0 }))
      return [{ id: 'head', text: head, seq: String(seq) }, ...found]
    }
    if (text.startsWith('\nwith moved')) {
      const [heads, decisions] = values.slice(0, 2).map(value => JSON.parse(value))
      const moved = heads.filter(({ site, chain, fromSeq, fromHead }) => {
        const row = chainOf(site, chain)
        return row.seq === fromSeq && row.head === fromHead
      })
      for (const { site, chain, seq, head } of moved)
        Object.assign(chainOf(site, chain), { seq, head, movedAt: values[4] })
      const written = decisions.filter(({ domainId }) => moved.some(({ site }) => site === domainId))
      for (const { id, givenAt } of written) stored.set(id, givenAt)
      log.push(`write ${heads.map(({ site, chain }) => `${site} ${chain}`)} ${decisions.map(({ id }) => id).join()}`)
      return moved
    }
    if (text.startsWith('select "movedAt"')) return [chainOf(...values)]
    if (text.startsWith('select 1 from')) return [{}]
    if (text.startsWith('select chain, "movedAt"')) return [...chains.values()].filter(({ site }) => site === values[0])
    if (text.startsWith('update "consentChain" set "movedAt"')) {
      const [movedAt, site, chain] = values
      log.push(`continue ${site} ${chain}`)
      Object.assign(chainOf(site, chain), { movedAt })
      return []
    }
    if (text.startsWith('select c.seq')) return [{ ...chainOf(values[0], 0), name: 'shop.test' }]
    if (text.startsWith('update "consentChain" set seq')) {
      Object.assign(chainOf(values[2], 0), { seq: values[0], head: values[1] })
      return []
    }
    if (text.startsWith('insert into "consentChain"')) {
      const [site, chain, head, movedAt] = values
      log.push(`open ${site} ${chain}`)
      chains.set(`${site} ${chain}`, { site, chain, seq: 0, head, movedAt })
    }
    return []
  }
  const database = { query, isShared: true, transaction: task => task(query) }
  return { database, log, chainOf, chains, stored }
}
/** What another server does that has stored a decision. */
const moveBy = (double, { site = 'site', chain = 0, at = new Date(Date.now() + 500).toISOString() } = {}) =>
  Object.assign(double.chainOf(site, chain), { seq: 50, head: 'f'.repeat(64), movedAt: at })

test('the head of a chain is read once, and then continued from memory', async () => {
  const { database, log, chainOf } = databaseDouble()
  const writer = chainWriter(database, key)
  const times = await writer.write('site', [decision('a'), decision('b')])
  deepStrictEqual(Object.fromEntries(times), { a: TIME, b: TIME })
  await writer.write('site', [decision('c')])
  deepStrictEqual(log, ['read site 0 a,b', 'write site 0 a,b', 'write site 0 c'])
  strictEqual(chainOf('site', 0).seq, 3)
  writer.forget('site')
  await writer.write('site', [decision('d')])
  deepStrictEqual(log.slice(3), ['read site 0 d', 'write site 0 d'])
})

test('a decision is written once, also if a call repeats it, and keeps its first time', async () => {
  const double = databaseDouble()
  double.stored.set('old', '2026-01-01T00:00:00.000Z')
  const writer = chainWriter(double.database, key)
  const later = '2026-11-30T00:00:00.000Z'
  const times = await writer.write('site', [decision('a'), decision('a', { givenAt: later }), decision('old')])
  deepStrictEqual(double.stored.get('a'), TIME)
  deepStrictEqual([times.get('a'), times.get('old')], [TIME, '2026-01-01T00:00:00.000Z'])
  deepStrictEqual(double.log, ['read site 0 a,old', 'write site 0 a'])
  strictEqual(
    (await writer.write('site', [decision('old', { givenAt: later })])).get('old'),
    '2026-01-01T00:00:00.000Z',
  )
  strictEqual(double.log.length, 2, 'it is remembered, and nothing is written')
})

test('a decision of a fast clock is looked up, because its time is that of the server', async () => {
  const double = databaseDouble()
  const writer = chainWriter(double.database, key)
  await writer.write('site', [decision('a')])
  await writer.write('site', [decision('b'), decision('c', { metadata: { clientGivenAt: TIME } })])
  deepStrictEqual(double.log.slice(2), ['read site 0 b,c', 'write site 0 b,c'])
})

test('if another server has continued the chain, nothing is written, and the next group goes to a chain of its own', async () => {
  const double = databaseDouble()
  const writer = chainWriter(double.database, key)
  await writer.write('site', [decision('a')])
  moveBy(double)
  strictEqual(await writer.write('site', [decision('b')]), null)
  strictEqual(double.stored.has('b'), false)
  await writer.write('site', [decision('b')])
  deepStrictEqual(double.log.slice(2), ['write site 0 b', 'open site 1', 'read site 1 b', 'write site 1 b'])
  strictEqual(double.chainOf('site', 0).seq, 51, 'the opening is a link of chain 0')
  strictEqual(double.chainOf('site', 1).seq, 1)
  await writer.write('site', [decision('c')])
  strictEqual(double.log.at(-1), 'write site 1 c')
})

test('a chain to which nobody has written for a minute is continued, the first of them', async () => {
  for (const [ago, expected] of [
    [61_000, 'continue site 1'],
    [55_000, 'open site 3'],
  ]) {
    const double = databaseDouble()
    const writer = chainWriter(double.database, key)
    await writer.write('site', [decision('a')])
    const at = new Date(Date.now() - ago).toISOString()
    for (const chain of [1, 2])
      double.chains.set(`site ${chain}`, { site: 'site', chain, seq: 4, head: 'e'.repeat(64), movedAt: at })
    moveBy(double)
    await writer.write('site', [decision('b')])
    deepStrictEqual(double.log.slice(3), [expected])
    strictEqual(Date.now() - Date.parse(double.chainOf('site', Number(expected.at(-1))).movedAt) < 30_000, true)
  }
})

test('a command that has erased or sealed decisions moves the chain just once, and no other one is opened', async () => {
  const double = databaseDouble()
  const writer = chainWriter(double.database, key)
  await writer.write('site', [decision('a')])
  moveBy(double, { at: double.chainOf('site', 0).movedAt })
  strictEqual(await writer.write('site', [decision('b')]), null)
  await writer.write('site', [decision('b')])
  deepStrictEqual(double.log.slice(2), ['write site 0 b', 'read site 0 b', 'write site 0 b'])
})

test('the chains of the 2000 sites with the latest decisions are remembered', async () => {
  const double = databaseDouble()
  const writer = chainWriter(double.database, key)
  const write = (site, id) => writer.write(site, [decision(id, { domainId: site })])
  for (let at = 0; at < 2000; at++) await write(`s${at}`, `d${at}`)
  await write('s0', 'again')
  await write('new', 'x')
  double.log.splice(0)
  await write('s0', 'y')
  await write('s2', 'w')
  await write('s1', 'z')
  deepStrictEqual(double.log, ['write s0 0 y', 'write s2 0 w', 'read s1 0 z', 'write s1 0 z'])
})
