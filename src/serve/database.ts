/** One row of a result, by column name. */
export type Row = Record<string, unknown>

/** Runs one statement with `$1`-style parameters and returns its rows. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<Row[]>

/** An open database: PostgreSQL, or the embedded PGlite. */
export interface Database {
  readonly query: Query
  /** Runs a task in one transaction. Several statements use the same connection. */
  readonly transaction: <T>(task: (query: Query) => Promise<T>) => Promise<T>
  /** The Kysely instance on the same connections, for @c15t/backend. Kysely is loaded only for that. */
  readonly kysely: () => Promise<unknown>
  /** The name that the migrations of @c15t/backend expect. */
  readonly provider: 'postgresql' | 'cockroachdb'
  /** Its name for logs, without a password. */
  readonly name: string
  /** Whether other processes can use it at the same time. */
  readonly isShared: boolean
  readonly close: () => Promise<void>
}
