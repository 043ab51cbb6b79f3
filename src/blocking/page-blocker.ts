import type { Judge } from './rules/blocking-rules'
import type { Unpatch } from './patch/patch'

/** What a page, or a worker, has once: copies of our script share it, also copies of other versions. Its shape must not change. */
interface Blocker {
  /** One judge for each set of rules; the last one decides. */
  judges: Judge[]
  /** How to take off what is watched, by its name. */
  restores: Record<string, Unpatch>
}
const key = Symbol.for('consent-elements blocking')

/** @returns the one blocker of the page */
export const pageBlocker = (): Blocker =>
  ((globalThis as unknown as Record<symbol, Blocker | undefined>)[key] ??= {
    judges: [],
    restores: Object.create(null) as Blocker['restores'],
  })
