import { provideGuardLoader, takeGuardLoader } from '../blocking/guard-loader'
import { onConsentMaybeChanged } from '../blocking/on-consent-maybe-changed'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { guardFileLoader } from './guard-file-loader'
import type { holdUntilGuard as HoldUntilGuard } from './hold-until-guard'
import { isEverythingGranted } from './is-everything-granted'
import { loadManager } from './load-manager'
import type { GrantedPolicy } from './trusted-for-granted'

/**
 * Loads the manager, and the guard's file as soon as something has to be blocked, for visitors who have granted
 * everything.
 * @param tag the tag of the guard's file
 * @param holdUntilGuard holds requests after a withdrawal until that file has arrived; without it, only `fetch` and
 *   XMLHttpRequest wait
 */
export function loadGuardWhenNeeded(
  tag: HTMLScriptElement,
  policy: GrantedPolicy,
  holdUntilGuard?: typeof HoldUntilGuard,
): void {
  relayFetch()
  tag.removeAttribute('data-manager')
  tag.setAttribute('data-late', '')
  // The manager's file takes the loader. Without a manager, or with one in a bundle, this listener does. The browser
  // reports a rejection that nobody handles.
  const check = (): void => {
    if (!isEverythingGranted()) void takeGuardLoader()?.()
  }
  const load = guardFileLoader(tag)
  if (holdUntilGuard)
    provideGuardLoader(() => {
      // Visitors who open the settings have not withdrawn anything yet.
      if (!isEverythingGranted()) holdUntilGuard(tag, policy, load)
      return load()
    })
  onConsentMaybeChanged(check)
  check()
  loadManager(tag, url => policy.createScriptURL(url))
}
