import { SqliteDialect } from 'kysely'

/**
 * Opens a SQLite file for the backend and creates missing tables. Optional, because better-sqlite3 has to be compiled
 * or downloaded: `npm install --no-save better-sqlite3` in this folder.
 *
 * @param {string} file a path, or `:memory:`
 */
export async function openSqlite(file) {
  const { default: Database } = await import('better-sqlite3')
  const { getMigrations } = await import('@c15t/backend/pkgs/migrations')
  const sqlite = new Database(file)
  sqlite.pragma('journal_mode = WAL')
  const database = { dialect: new SqliteDialect({ database: withPlainValues(sqlite) }), type: 'sqlite' }
  const { runMigrations } = await getMigrations({ database, logger: { level: 'error' } })
  await runMigrations()
  return database
}

// 1.5.0 passes dates, booleans and objects to the driver, which accepts none of them.
const withPlainValues = sqlite => ({
  close: () => sqlite.close(),
  prepare(sql) {
    const statement = sqlite.prepare(sql)
    return {
      reader: statement.reader,
      all: (values = []) => statement.all(values.map(plain)),
      run: (values = []) => statement.run(values.map(plain)),
      iterate: (values = []) => statement.iterate(values.map(plain)),
    }
  },
})

function plain(value) {
  if (value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? JSON.stringify(value) : value
}
