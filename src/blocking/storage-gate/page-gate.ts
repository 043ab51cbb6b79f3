import type { CategoryName } from '../../consent/categories'
import type { BlockedStorage } from './blocked-storage'

/** A write that waits for consent. */
export interface KeptWrite extends BlockedStorage {
  /** What the page wrote, and reads back: the value; null where nothing can be read back. */
  value: string | null
  /** Writes it natively. */
  write(): void
}

/** A blocked write, and what became of it. */
export interface LoggedStorage extends BlockedStorage {
  /** When it was blocked first, in milliseconds since 1970. */
  time: number
  /** `released` once it has been written after all. */
  state: 'held' | 'released'
}

/** What a page, or a worker, has once. Copies of our script share it, also copies of other versions: its shape must not change. */
interface PageGate {
  /**
   * Whether a category is allowed, and a service of it; one for each set of rules. The last one decides. Without any, everything
   * is allowed.
   */
  judges: ((category: CategoryName, service?: string) => boolean)[]
  /** What waits, by the letter of its kind, a blank and its key. */
  kept: Record<string, KeptWrite>
  log: LoggedStorage[]
}

const key = Symbol.for('consent-elements storage')

/** Returns the one storage gate of the page. */
export const pageGate = (): PageGate =>
  ((globalThis as unknown as Record<symbol, PageGate | undefined>)[key] ??= {
    judges: [],
    kept: { __proto__: null } as unknown as Record<string, KeptWrite>,
    log: [],
  })
