import type { LoadGuard } from '../blocking/guard-loader'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { guardFileLoader } from './guard-file-loader'
import { guardFileTag } from './guard-file-tag'
import type { holdUntilGuard as HoldUntilGuard } from './hold-until-guard'
import { isEverythingGranted } from './is-everything-granted'
import { loadGuardWhenNeeded } from './load-guard-when-needed'
import { loadManager } from './load-manager'
import { readFileNow } from './read-file-now'
import { trustedForGranted } from './trusted-for-granted'

/**
 * Loads the manager and the guard's file. For visitors who have granted everything that file is loaded when something has
 * to be blocked.
 * @param holdUntilGuard loads the guard's file, and holds requests until it has arrived
 * @throws Error if nothing can be blocked. The bundle then falls back to a Content-Security-Policy; see
 *   build/guard-fallback.mjs.
 */
export function startGate(holdUntilGuard: typeof HoldUntilGuard): void {
  const policy = trustedForGranted()
  const tag = guardFileTag(policy)
  const hold = (load: LoadGuard): void => holdUntilGuard(tag, policy, load, readFileNow)
  if (isEverythingGranted()) return loadGuardWhenNeeded(tag, policy, hold)
  relayFetch()
  tag.removeAttribute('data-manager')
  tag.fetchPriority = 'high'
  hold(guardFileLoader(tag))
  loadManager(tag, url => policy.createScriptURL(url))
}
