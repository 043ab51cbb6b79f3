import type { Judge } from './blocking-rules'

/**
 * Removes a patch.
 * @returns whether it was removed; false if another script has patched the same function since
 */
export type Unpatch = () => boolean

/** A `fetch` that can be patched at any time; see relay-fetch.ts. */
export interface FetchRelay {
  native: (args: unknown[], self?: unknown) => unknown
  /** What is called in place of the native function, while it is patched. */
  patched?: ((args: unknown[], self?: unknown) => unknown) | undefined
}

/**
 * The blocker of a page or worker. All copies of our script share it, including other versions, so its shape must not
 * change.
 */
interface Blocker {
  /** One judge for each set of rules. The last one decides. */
  judges: Judge[]
  /** Functions that remove the patches, by the name of the patch. */
  restores: Record<string, Unpatch>
  /** On pages where `relayFetch` has replaced `fetch`. */
  relay?: FetchRelay | undefined
}
const key = Symbol.for('consent-elements blocking')

/** Returns the blocker of the page. Creates it at the first call. */
export const pageBlocker = (): Blocker =>
  ((globalThis as unknown as Record<symbol, Blocker | undefined>)[key] ??= {
    judges: [],
    restores: Object.create(null) as Blocker['restores'],
  })
