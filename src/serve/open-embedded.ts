import { mkdir, open, readFile, rm } from 'node:fs/promises'
import type { Database, Query, Row } from './database'
import { loadPackage } from './load-package'
import { traceQueries } from './traces/trace-queries'
import type { TraceStatement } from './traces/tracer'

/**
 * Locks a folder for this process. Two processes would corrupt its data.
 * @returns releases the folder
 */
async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = `${folder}.lock`
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
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

function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

interface Engine {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  transaction: <T>(task: (engine: Engine) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Opens the embedded PostgreSQL (PGlite) in a folder, or in memory. */
export async function openEmbedded(folder?: string, trace?: TraceStatement): Promise<Database> {
  const { PGlite } = (await loadPackage('@electric-sql/pglite')) as unknown as {
    PGlite: { create: (folder?: string) => Promise<Engine> }
  }
  const release = folder ? await claimFolder(folder) : async () => {}
  let engine: Engine
  try {
    engine = traceQueries(await PGlite.create(folder), trace)
  } catch (error) {
    await release()
    throw error
  }
  const queryOf =
    (on: Engine): Query =>
    async (text, values) =>
      (await on.query(text, values as unknown[])).rows
  let kysely: Promise<unknown> | undefined
  return {
    query: queryOf(engine),
    transaction: task => engine.transaction(inside => task(queryOf(traceQueries(inside, trace)))),
    kysely: () =>
      (kysely ??= Promise.all([loadPackage('kysely'), loadPackage('kysely-pglite-dialect')]).then(
        ([{ Kysely }, { PGliteDialect }]) =>
          new (Kysely as new (options: object) => unknown)({
            dialect: new (PGliteDialect as new (engine: Engine) => unknown)(engine),
          }),
      )),
    provider: 'postgresql',
    name: folder ? `PGlite in ${folder}` : 'PGlite in memory',
    isShared: false,
    async close() {
      await engine.close()
      await release()
    },
  }
}
