import type { Database } from './database'
import { openEmbedded } from './open-embedded'
import { openPostgres } from './open-postgres'
import type { TraceStatement } from './traces/tracer'

/** Where decisions are stored. */
export interface DatabasePlace {
  /** `postgres://…`, with one or several hosts. Several servers can share it. */
  readonly url?: string | undefined
  /** Without `url`: the folder of the embedded database; in memory if absent. One process at a time can use it. */
  readonly folder?: string | undefined
  readonly connections?: number | undefined
  /** How long a statement may take, in milliseconds. */
  readonly databaseTimeout?: number | undefined
  /** Called when a connection breaks. */
  readonly say?: ((line: string) => void) | undefined
  /** Records each statement. */
  readonly trace?: TraceStatement | undefined
}

/** Opens the database for the decisions. */
export const openDatabase = ({ url, folder, ...options }: DatabasePlace = {}): Promise<Database> =>
  url ? openPostgres(url, options) : openEmbedded(folder, options.trace)
