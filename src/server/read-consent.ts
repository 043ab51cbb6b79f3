import type { ConsentInfo } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import { consentCookieName, decodeConsentCookie } from '../consent/consent-cookie-text'

/** What a server can know of a visitor's decision. */
export interface KnownConsent {
  /** What was chosen. Signals of the browser may take some of it back: see `Sec-GPC` and `DNT` of the request. */
  consents: Consents
  consentInfo: ConsentInfo
  /** Until when it holds, in milliseconds since 1970. */
  expires?: number
  /** The policy that the visitor was asked about, where the site numbers its policies. */
  policyVersion?: string
  /** Names the decision, as the server was told it. */
  id?: string
}

/**
 * Reads the visitor's decision from a request.
 * @param cookieHeader the header `cookie` as it came; a request without cookies has none
 * @param options.policyVersion the site's present policy; a decision about another one is as good as none
 * @param options.now the present, in milliseconds since 1970
 * @returns the decision, or null where there is none that still holds; then only what is necessary is allowed
 */
export function readConsent(
  cookieHeader: string | null | undefined,
  { policyVersion, now = Date.now() }: { policyVersion?: string | undefined; now?: number } = {},
): KnownConsent | null {
  for (const cookie of (cookieHeader ?? '').split(';')) {
    const [name, ...value] = cookie.split('=')
    if (name?.trim() !== consentCookieName) continue
    const record = decodeConsentCookie(value.join('=').trim(), now)
    if (record && (policyVersion === undefined || record.policyVersion === policyVersion)) return record
  }
  return null
}
