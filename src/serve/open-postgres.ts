import type { Database, Query, Row } from './database'
import { loadPackage } from './load-package'
import { postgresHosts } from './postgres-hosts'
import { traceQueries } from './traces/trace-queries'
import type { TraceStatement } from './traces/tracer'

interface Client {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  release: (error?: Error | boolean) => void
  on: (event: 'error', listener: (error: Error) => void) => void
}
interface Pool {
  connect: () => Promise<Client>
  end: () => Promise<void>
  on: (event: 'error' | 'connect', listener: (given: Error & Client) => void) => void
}

/** How a PostgreSQL is used. */
export interface PostgresOptions {
  readonly connections?: number | undefined
  readonly databaseTimeout?: number | undefined
  readonly say?: ((line: string) => void) | undefined
  readonly trace?: TraceStatement | undefined
}

/** Errors after which another host is tried: connection failures, shutdown, and writing to a standby. */
const isHostLost = (error: unknown): boolean => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(08|57P0[123]|25006|ECONN|EPIPE|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI_)/.test(code) ||
    /terminated|timeout|Connection|not queryable/i.test(message)
  )
}

/**
 * Opens a PostgreSQL. The address may name several hosts, as libpq allows it: the first one that accepts writes is used,
 * and the next one after it is lost.
 */
export async function openPostgres(
  url: string,
  { connections = 10, databaseTimeout = 5000, say = line => console.error(line), trace }: PostgresOptions,
): Promise<Database> {
  const { default: pg } = (await loadPackage('pg')) as unknown as { default: { Pool: new (options: object) => Pool } }
  const { hosts, name } = postgresHosts(url)
  let at = 0
  const pools = hosts.map(connectionString => {
    const pool = new pg.Pool({
      connectionString,
      max: connections,
      connectionTimeoutMillis: Math.min(databaseTimeout, 5000),
      // A database that is frozen sends nothing, not even an error.
      query_timeout: databaseTimeout,
      keepAlive: true,
      application_name: 'consents',
    })
    pool.on('error', error => say(`A connection to the database broke: ${error.message}`))
    // Without a listener on clients in use, a lost connection ends the process.
    pool.on('connect', client => traceQueries(client, trace).on('error', () => {}))
    return pool
  })
  const pool = () => pools[at]!
  const lost = (used: Pool, error: unknown) => {
    if (pools.length > 1 && used === pool() && isHostLost(error)) at = (at + 1) % pools.length
  }

  async function withClient<T>(task: (client: Client) => Promise<T>): Promise<T> {
    const used = pool()
    let client: Client | undefined
    try {
      client = await used.connect()
      const result = await task(client)
      client.release()
      return result
    } catch (error) {
      // A client whose statement timed out still waits for the answer, so it is closed.
      client?.release(isHostLost(error))
      lost(used, error)
      throw error
    }
  }
  const query: Query = (text, values) =>
    withClient(async client => (await client.query(text, values as unknown[])).rows)

  async function transaction<T>(task: (query: Query) => Promise<T>): Promise<T> {
    return withClient(async client => {
      await client.query('begin')
      try {
        const result = await task(async (text, values) => (await client.query(text, values as unknown[])).rows)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
  }

  /** Finds a host that accepts writes. A reader of exports may be a standby: the first host that responds is used. */
  async function findHost(): Promise<Row> {
    let answer: Row | undefined
    let failure: unknown
    for (let tried = 0; tried < pools.length; tried++) {
      const used = at
      try {
        const [row] = await query('select version() as version, pg_is_in_recovery() as standby').catch(async error =>
          (error as { code?: string }).code === '42883' ? query('select version() as version') : Promise.reject(error),
        )
        answer = row!
        if (row!.standby !== true || pools.length === 1) return row!
      } catch (error) {
        failure = error
      }
      at = (used + 1) % pools.length
    }
    if (answer) return answer
    throw new Error(`The database at ${name} cannot be used: ${(failure as Error).message}`, { cause: failure })
  }
  const close = async () => void (await Promise.all(pools.map(each => each.end())))
  let found: Row
  try {
    found = await findHost()
  } catch (error) {
    await close()
    throw error
  }
  const version = String(found.version)
  let kysely: Promise<unknown> | undefined
  return {
    query,
    transaction,
    kysely: () =>
      (kysely ??= loadPackage('kysely').then(loaded => {
        const { Kysely, PostgresDialect } = loaded as unknown as {
          Kysely: new (options: object) => unknown
          PostgresDialect: new (options: object) => unknown
        }
        const facade = { connect: () => pool().connect(), end: async () => {} }
        return new Kysely({ dialect: new PostgresDialect({ pool: facade }) })
      })),
    provider: version.includes('CockroachDB') ? 'cockroachdb' : 'postgresql',
    name: `${version.split(/[ (-]/, 2).join(' ')} at ${name}`,
    isShared: true,
    close,
  }
}
