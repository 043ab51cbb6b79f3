import { provideGuardLoader, takeGuardLoader, type LoadGuard } from '../blocking/guard-loader'
import { onConsentMaybeChanged, relisteners } from '../blocking/page/on-consent-maybe-changed'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { guardFileLoader } from './guard-file-loader'
import type { holdUntilGuard as HoldUntilGuard } from './hold-until-guard'
import { isEverythingGranted } from './is-everything-granted'
import { loadManager } from './load-manager'
import { readFileNow } from './read-file-now'
import { gatePolicy } from './gate-policy'
import { wholeGuardTag } from './whole-guard-tag'

/**
 * Loads the manager and the whole guard. For visitors who have granted everything the gate stays open, and the whole guard
 * is loaded when something has to be blocked.
 * @param holdUntilGuard loads the whole guard, and holds requests until it has arrived
 * @throws Error if nothing can be blocked. The bundle then falls back to a Content-Security-Policy; see
 *   build/guard-fallback.mjs.
 */
export function startGate(holdUntilGuard: typeof HoldUntilGuard): void {
  const policy = gatePolicy()
  const tag = wholeGuardTag(policy)
  const load = guardFileLoader(tag)
  const hold = (): void => holdUntilGuard(tag, policy, load, readFileNow)
  relayFetch()
  if (isEverythingGranted()) {
    tag.setAttribute('data-late', '')
    awaitWithdrawal(load, hold)
  } else hold()
  loadManager(tag, url => policy.createScriptURL(url))
}

/** Loads the whole guard, and closes the gate until it has arrived, as soon as something has to be blocked. */
function awaitWithdrawal(load: LoadGuard, hold: () => void): void {
  // The manager's file takes the loader. Without a manager, or with one in a bundle, these listeners do. The browser
  // reports a rejection that nobody handles.
  const check = (): void => {
    if (!isEverythingGranted()) void takeGuardLoader()?.()
  }
  provideGuardLoader(() => {
    // Visitors who open the settings have not withdrawn anything yet.
    if (!isEverythingGranted()) hold()
    return load()
  })
  onConsentMaybeChanged(check)
  // A page restored from the back/forward cache has missed all events since it was left.
  addEventListener('pageshow', check)
  // `document.open()` removes all listeners. Only a MutationObserver reports that.
  new MutationObserver(() => relisteners.forEach(listen => listen())).observe(document, { childList: true })
}
