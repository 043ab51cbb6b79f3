// Creating an embedded database takes PGlite five seconds, four of them for PostgreSQL's own tables, which are always the
// same. A process that finds no copy of them makes one, and later databases start from it, with small buffers.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const from = createRequire(new URL('../../examples/server/package.json', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/consent-elements', import.meta.url))

/**
 * Makes `PGlite.create` quick in this process, for databases in memory and in new folders. Its package must be installed.
 * @returns {Promise<void>}
 */
export async function quickPglite() {
  const entry = from.resolve('@electric-sql/pglite')
  const { PGlite } = await import(pathToFileURL(entry).href)
  if (Object.hasOwn(PGlite, 'isQuick')) return
  PGlite.isQuick = true
  const create = PGlite.create.bind(PGlite)
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'))
  const copy = join(cache, `pglite-${version}.tar`)
  // At each start PostgreSQL prepares its buffers, which are 128 MB unless told otherwise.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']
  PGlite.create = async (folder, ...options) => {
    // PGlite calls itself with options while it creates a database.
    const hasOptions = typeof folder === 'object' || options.length > 0
    if (hasOptions) return create(folder, ...options)
    const quick = { dataDir: folder, startParams }
    if (folder && existsSync(join(folder, 'PG_VERSION'))) return create(quick)
    if (existsSync(copy)) return create({ ...quick, loadDataDir: new Blob([readFileSync(copy)]) })
    const database = await create(folder)
    const made = `${copy}.${process.pid}`
    mkdirSync(cache, { recursive: true })
    writeFileSync(made, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))
    renameSync(made, copy) // at once: another process may be reading it
    return database
  }
}
