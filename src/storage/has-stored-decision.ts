import { nativeDocument } from '../consent/native-document'
import { consentCookieName, type CookieKind } from '../consent/consent-cookie-name'
import { readStored } from './local-storage'
import { storageKeys } from './storage-keys'

/**
 * Whether a decision lies on the device that the core would not believe, or another host of the site has one. It is to
 * be reviewed before anybody is asked.
 * @param usesCookie whether the site keeps decisions in the cookie, too
 */
export const hasStoredDecision = (usesCookie: CookieKind): boolean =>
  readStored(storageKeys.record) !== undefined || (usesCookie !== false && hasCookie())

function hasCookie(): boolean {
  try {
    return nativeDocument.cookie.includes(`${consentCookieName}=`)
  } catch {
    return false // in a sandboxed frame the getter throws
  }
}
