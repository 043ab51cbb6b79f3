import { provideGuardLoader, takeGuardLoader } from '../blocking/guard-loader'
import { onConsentMaybeChanged } from '../blocking/on-consent-maybe-changed'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { isBlockerProvided } from '../blocking/provide-blocker'
import { nativeDocument } from '../consent/native-document'
import { guardFileTag } from './guard-file-tag'
import { isEverythingGranted } from './is-everything-granted'
import { loadManager } from './load-manager'
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
  if (!isEverythingGranted() && nativeDocument.readyState === 'loading') return writeGuard(tag, policy)

  relayFetch()
  tag.removeAttribute('data-manager')
  tag.setAttribute('data-late', '')
  const load = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const copy = nativeDocument.importNode(tag)
      const settle = (): void => {
        // A missing file can also arrive as something else, such as the site's start page.
        if (isBlockerProvided()) return resolve()
        provideGuardLoader(load)
        reject(new Error(`consent-elements: ${tag.src} could not be loaded, so elements are not blocked`))
      }
      copy.addEventListener('load', settle)
      copy.addEventListener('error', settle)
      nativeDocument.head.append(copy)
    })
  // The manager's file takes the loader. Without a manager, or with one in a bundle, this listener does. The browser
  // reports a rejection that nobody handles.
  const check = (): void => {
    if (!isEverythingGranted()) void takeGuardLoader()?.()
  }
  provideGuardLoader(load)
  onConsentMaybeChanged(check)
  check()
  loadManager(tag, url => policy.createScriptURL(url))
}
