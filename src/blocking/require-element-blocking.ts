import { pageBlocker } from './rules/page-blocker'

/**
 * Checks that the requests of scripts, images and frames are blocked. The guard's bundle falls back to a
 * Content-Security-Policy if they are not; see build/guard-fallback.mjs.
 * @throws Error if another script has broken a built-in function that the patches need
 */
export function requireElementBlocking(): void {
  if (!pageBlocker().restores.elements) throw new Error('The requests of elements cannot be blocked')
}
