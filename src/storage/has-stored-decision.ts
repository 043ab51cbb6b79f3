import { nativeDocument } from '../consent/native-document'
import { consentCookieName, type CookieKind } from '../consent/consent-cookie-name'
import { readStored } from './local-storage'
import { storageKeys } from './storage-keys'

/**
 * Returns whether a decision is stored at all, valid or not, possibly by another host of the site. Callers use it after
 * the core has found no valid decision. revalidate-decision.ts then runs before the banner is shown.
 * @param usesCookie whether the site also stores decisions in the cookie
 */
export const hasStoredDecision = (usesCookie: CookieKind): boolean =>
  readStored(storageKeys.record) !== undefined || (usesCookie !== false && hasCookie())

function hasCookie(): boolean {
  try {
    return nativeDocument.cookie.includes(`${consentCookieName}=`)
  } catch {
    return false // the getter throws in a sandboxed frame
  }
}
