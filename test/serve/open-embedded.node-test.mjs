// How the embedded database claims its folder, and what becomes of statements. PGlite is a double.
import { deepStrictEqual, rejects, strictEqual } from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { openEmbedded } = await source('../serve/open-embedded.ts')

const folder = mkdtempSync(join(tmpdir(), 'open-embedded-'))
after(() => rmSync(folder, { recursive: true }))
process.env.CONSENT_PACKAGES = folder
for (const [name, code] of [
  ['@electric-sql/pglite', 'export const PGlite = { create: folder => globalThis.createEngine(folder) }'],
  ['kysely', 'export class Kysely { constructor(options) { globalThis.kyselys.push(options) } }'],
  ['kysely-pglite-dialect', 'export class PGliteDialect { constructor(engine) { this.engine = engine } }'],
]) {
  const place = join(folder, 'node_modules', name)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, type: 'module', exports: './index.js' }))
  writeFileSync(join(place, 'index.js'), code)
}

const data = join(folder, 'data')
const lock = `${data}.lock`
afterEach(() => rmSync(lock, { force: true }))
const engine = (name = 'engine') => ({
  query: async (text, values) => ({ rows: [{ name, text, values }] }),
  transaction: task => task(engine('inside')),
  close: async () => {},
})
globalThis.createEngine = async () => engine()
globalThis.kyselys = []

test('a folder belongs to this process until the database is closed', async () => {
  const database = await openEmbedded(data)
  strictEqual(readFileSync(lock, 'utf8'), String(process.pid))
  strictEqual(existsSync(data), true)
  deepStrictEqual([database.name, database.isShared, database.provider], [`PGlite in ${data}`, false, 'postgresql'])
  await database.close()
  strictEqual(existsSync(lock), false)
})

test('a database in memory claims nothing', async () => {
  const created = []
  globalThis.createEngine = async place => (created.push(place), engine())
  const database = await openEmbedded()
  strictEqual(database.name, 'PGlite in memory')
  deepStrictEqual(created, [undefined])
  strictEqual(existsSync(lock), false)
  await database.close()
})

test('a folder of another process that runs is refused, and stays its own', async () => {
  for (const owner of [process.ppid, 1]) {
    writeFileSync(lock, String(owner))
    await rejects(openEmbedded(data), {
      message: `The process ${owner} uses the database in ${data}. Stop it, or set DATABASE_URL to a PostgreSQL that several processes can share`,
    })
    strictEqual(readFileSync(lock, 'utf8'), String(owner))
  }
})

test('a lock that a process has left behind is replaced', async () => {
  // No process has the largest number; the second is that of a server whose container got the same number again.
  for (const left of ['4194303999', String(process.pid), '', 'no number']) {
    writeFileSync(lock, left)
    const database = await openEmbedded(data)
    strictEqual(readFileSync(lock, 'utf8'), String(process.pid), left)
    await database.close()
  }
})

test('a database that cannot be opened releases its folder', async () => {
  globalThis.createEngine = async () => {
    throw new Error('broken')
  }
  await rejects(openEmbedded(data), { message: 'broken' })
  strictEqual(existsSync(lock), false)
  globalThis.createEngine = async () => engine()
  await (await openEmbedded(data)).close()
})

test('statements and those of a transaction return their rows, and Kysely is made once', async () => {
  const database = await openEmbedded()
  deepStrictEqual(await database.query('select $1', [5]), [{ name: 'engine', text: 'select $1', values: [5] }])
  const [row] = await database.transaction(query => query('select 1', []))
  strictEqual(row.name, 'inside')
  strictEqual(await database.kysely(), await database.kysely())
  strictEqual(globalThis.kyselys.length, 1)
  deepStrictEqual(Object.keys(globalThis.kyselys[0].dialect), ['engine'])
})

test('the folder is released after the database has ended', async () => {
  let end
  globalThis.createEngine = async () => ({ ...engine(), close: () => new Promise(resolve => (end = resolve)) })
  const database = await openEmbedded(data)
  const closed = database.close()
  await new Promise(resolve => setImmediate(resolve))
  strictEqual(existsSync(lock), true)
  end()
  await closed
  strictEqual(existsSync(lock), false)
  globalThis.createEngine = async () => engine()
})

test('each statement is traced, also in a transaction', async () => {
  const traced = []
  const database = await openEmbedded(undefined, (text, run) => (traced.push(text), run()))
  await database.query('select 1')
  await database.transaction(query => query('select 2'))
  deepStrictEqual(traced, ['select 1', 'select 2'])
})
