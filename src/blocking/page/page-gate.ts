import type { CategoryName } from '../../consent/categories'
import type { BlockedStorage } from './blocked-storage'

/** A write that waits for consent. */
export interface KeptWrite extends BlockedStorage {
  /** The value that the page wrote and reads until the write; null if the kind of storage has none. */
  value: string | null
  /** Writes it natively. */
  write(): void
}

/** A blocked write, and whether it was written later. */
export interface LoggedStorage extends BlockedStorage {
  /** When it was first blocked, in milliseconds since 1970. */
  time: number
  /** `released` once it has been written. */
  state: 'held' | 'released'
}

/**
 * The storage gate of a page or worker. All copies of our script share it, including other versions, so its shape must
 * not change.
 */
interface PageGate {
  /**
   * Functions that return whether a category and a service of it are allowed: one for each set of rules. The last one
   * decides. Without any, everything is allowed.
   */
  judges: ((category: CategoryName, service?: string) => boolean)[]
  /** Kept writes by the letter of their kind, a space and their key. */
  kept: Record<string, KeptWrite>
  log: LoggedStorage[]
}

const key = Symbol.for('consent-elements storage')

/** Returns the storage gate of the page. Creates it at the first call. */
export const pageGate = (): PageGate =>
  ((globalThis as unknown as Record<symbol, PageGate | undefined>)[key] ??= {
    judges: [],
    kept: { __proto__: null } as unknown as Record<string, KeptWrite>,
    log: [],
  })
