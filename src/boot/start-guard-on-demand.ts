import { takeGuardLoader } from '../blocking/guard-loader'
import { nativeDocument } from '../consent/native-document'
import { guardFileTag } from './guard-file-tag'
import { isEverythingGranted } from './is-everything-granted'
import { loadGuardWhenNeeded } from './load-guard-when-needed'
import { trustedForGranted } from './trusted-for-granted'
import { writeGuard } from './write-guard'

/**
 * Loads the manager, and the guard's file only when something has to be blocked. If the browser has a decision other
 * than the one that the server has read, that is now: the file is then loaded before the parser goes on.
 * @throws Error if nothing can be blocked. The bundle then falls back to a Content-Security-Policy; see
 *   build/guard-fallback.mjs.
 */
export function startGuardOnDemand(): void {
  const policy = trustedForGranted()
  const tag = guardFileTag(policy)
  // Once the page has been parsed, document.write() would replace it.
  const isGranted = isEverythingGranted()
  if (!isGranted && nativeDocument.readyState === 'loading') return writeGuard(tag, policy)
  loadGuardWhenNeeded(tag, policy)
  if (!isGranted) void takeGuardLoader()?.()
}
