import type { Database, Query } from './database'
import { openPostgres, type PostgresOptions } from './open-postgres'

/** The connections for pages of the dashboard. Each page has up to four statements at once. */
const CONNECTIONS = 4

/** A copy of the database that is only read. */
export interface Replica {
  readonly query: Query
  readonly close: () => Promise<void>
}

/**
 * Opens a replica of PostgreSQL with the first statement, so that decisions are stored while it is down.
 * @param url as for DATABASE_URL; of several hosts, the first one that responds is used
 */
export function openReplica(url: string, options: PostgresOptions): Replica {
  let opened: Promise<Database> | undefined
  const open = () =>
    (opened ??= openPostgres(url, { ...options, connections: CONNECTIONS }).catch(error => {
      opened = undefined
      throw error
    }))
  return {
    query: async (text, values) => (await open()).query(text, values),
    close: async () => (await opened?.catch(() => undefined))?.close(),
  }
}
