import { pageBlocker } from './page-blocker'

/**
 * Throws if the requests of scripts, images and frames are not blocked, because another script has broken a built-in
 * function that this needs. The guard's bundle then falls back to a policy; see build/guard-fallback.mjs.
 */
export function requireElementBlocking(): void {
  if (!pageBlocker().restores.elements) throw new Error('The requests of elements cannot be blocked')
}
