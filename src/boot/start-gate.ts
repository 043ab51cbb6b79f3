import { type LoadGuard, provideGuardLoader, takeGuardLoader } from '../blocking/guard-loader'
import { onConsentMaybeChanged, relisteners } from '../blocking/page/on-consent-maybe-changed'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { isBlockerProvided } from '../blocking/provide-blocker'
import { nativeDocument } from '../consent/native-document'
import { gatePolicy } from './gate-policy'
import type { holdUntilGuard as HoldUntilGuard } from './hold-until-guard'
import { isEverythingGranted } from './is-everything-granted'
import { loadManager } from './load-manager'
import { wholeGuardTag } from './whole-guard-tag'

/**
 * Returns the loader of the whole guard.
 * @param tag the tag of that file, which is not in the document; see whole-guard-tag.ts
 */
function guardFileLoader(tag: HTMLScriptElement): LoadGuard {
  let loading: Promise<void> | undefined
  return () =>
    (loading ??= new Promise((resolve, reject) => {
      const copy = nativeDocument.importNode(tag)
      const settle = (): void => {
        // A missing file can also arrive as something else, such as the site's start page.
        if (isBlockerProvided()) return resolve()
        loading = undefined
        reject(new Error(`consent-elements: ${tag.src} could not be loaded, so elements are not blocked`))
      }
      copy.addEventListener('load', settle)
      copy.addEventListener('error', settle)
      nativeDocument.head.append(copy)
    }))
}

const { XMLHttpRequest } = globalThis
const { open, send } = XMLHttpRequest.prototype

/**
 * Reads a file before it returns, with the native functions: SDKs that record requests would otherwise run again within
 * the call that needs the file.
 * @returns the text of the file
 * @throws Error if it cannot be read
 */
function readFileNow(url: string): string {
  const request = new XMLHttpRequest()
  open.call(request, 'GET', url, false)
  send.call(request)
  if (request.status !== 200) throw new Error(`${url} answered ${request.status}`)
  return request.responseText
}

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
  } else {
    provideGuardLoader(load)
    hold()
  }
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
