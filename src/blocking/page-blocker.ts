import type { Judge } from './rules/blocking-rules'
import type { Unpatch } from './patch/patch'

/**
 * The blocker of a page or worker. All copies of our script share it, including other versions, so its shape must not
 * change.
 */
interface Blocker {
  /** One judge for each set of rules. The last one decides. */
  judges: Judge[]
  /** Functions that remove the patches, by the name of the patch. */
  restores: Record<string, Unpatch>
  /** On pages where `relayFetch` has replaced `fetch`: the native function, and what is called in its place. */
  relay?: { native: (args: unknown[]) => unknown; patched?: ((args: unknown[]) => unknown) | undefined } | undefined
}
const key = Symbol.for('consent-elements blocking')

/** Returns the blocker of the page. Creates it at the first call. */
export const pageBlocker = (): Blocker =>
  ((globalThis as unknown as Record<symbol, Blocker | undefined>)[key] ??= {
    judges: [],
    restores: Object.create(null) as Blocker['restores'],
  })
