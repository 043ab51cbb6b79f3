import { claimFolder } from './claim-folder'
import type { Database, Query, Row } from './database'
import { loadPackage } from './load-package'
import { traceQueries } from './traces/trace-queries'
import type { TraceStatement } from './traces/tracer'

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
