import { Kysely, PostgresDialect, sql } from 'kysely'

// The tables contain times without a time zone, so all servers that share them must use the same one.
process.env.TZ = 'UTC'

/**
 * @typedef {object} Database
 * @property {Kysely<any>} db
 * @property {'postgresql' | 'cockroachdb'} provider the name that the migrations expect
 * @property {string} name its name for logs, without a password
 * @property {boolean} isShared whether other processes can use it at the same time
 * @property {() => Promise<void>} close
 */

/**
 * Opens the database for the consents.
 *
 * @param {object} [options]
 * @param {string} [options.url] `postgres://…` of PostgreSQL, CockroachDB or YugabyteDB; several servers can share it
 * @param {string} [options.folder] without a url: the folder of an embedded PostgreSQL; by default in memory.
 *   Only one process at a time can use it
 * @param {number} [options.connections] the maximum number of connections of one process
 * @param {(line: string) => void} [options.say] called when an idle connection breaks
 * @returns {Promise<Database>}
 */
export async function openDatabase({ url, folder, connections = 10, say = console.error } = {}) {
  return url ? openPostgres(url, connections, say) : openEmbedded(folder)
}

async function openPostgres(url, max, say) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000, application_name: 'consents' })
  pool.on('error', error => say(`A connection to the database broke: ${error.message}`))
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const { host, pathname } = new URL(url)
  const { rows } = await sql`select version() as version`.execute(db).catch(error => {
    throw new Error(`The database at ${host}${pathname} cannot be used: ${error.message}`, { cause: error })
  })
  return {
    db,
    provider: rows[0].version.includes('CockroachDB') ? 'cockroachdb' : 'postgresql',
    name: `${rows[0].version.split(/[ (-]/, 2).join(' ')} at ${host}${pathname}`,
    isShared: true,
    close: () => db.destroy(),
  }
}

async function openEmbedded(folder) {
  const [{ PGlite }, { PGliteDialect }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('kysely-pglite-dialect'),
  ])
  const release = folder ? await claim(folder) : async () => {}
  try {
    const embedded = await PGlite.create(folder)
    const db = new Kysely({ dialect: new PGliteDialect(embedded) })
    const close = async () => {
      await db.destroy()
      await release()
    }
    return {
      db,
      provider: 'postgresql',
      name: folder ? `PGlite in ${folder}` : 'PGlite in memory',
      isShared: false,
      close,
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Locks a folder. Two processes would corrupt its data. */
async function claim(folder) {
  const { mkdir, open, readFile, rm } = await import('node:fs/promises')
  await mkdir(folder, { recursive: true })
  const file = `${folder}.lock`
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const owner = Number(await readFile(file, 'utf8').catch(() => ''))
      if (attempt > 3 || isRunning(owner))
        throw new Error(
          `The process ${owner} uses the database in ${folder}. Stop it, or set DATABASE_URL to a PostgreSQL that several processes can share`,
          { cause: error },
        )
      await rm(file, { force: true }) // left by a process that was killed
    }
  }
}

function isRunning(pid) {
  if (!pid || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
