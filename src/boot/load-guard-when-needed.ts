import { provideGuardLoader, takeGuardLoader, type LoadGuard } from '../blocking/guard-loader'
import { onConsentMaybeChanged } from '../blocking/on-consent-maybe-changed'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { guardFileLoader } from './guard-file-loader'
import { isEverythingGranted } from './is-everything-granted'
import { loadManager } from './load-manager'
import type { GrantedPolicy } from './trusted-for-granted'

/**
 * Loads the manager, and the guard's file as soon as something has to be blocked, for visitors who have granted
 * everything.
 * @param tag the tag of the guard's file
 * @param hold loads that file, and holds requests after a withdrawal until it has arrived; without it, only `fetch` and
 *   XMLHttpRequest wait
 */
export function loadGuardWhenNeeded(
  tag: HTMLScriptElement,
  policy: GrantedPolicy,
  hold?: (load: LoadGuard) => void,
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
  if (hold)
    provideGuardLoader(() => {
      // Visitors who open the settings have not withdrawn anything yet.
      if (!isEverythingGranted()) hold(load)
      return load()
    })
  onConsentMaybeChanged(check)
  loadManager(tag, url => policy.createScriptURL(url))
}
