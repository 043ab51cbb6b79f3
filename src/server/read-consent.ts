import type { ConsentInfo } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import { compareDecisions } from '../consent/compare-decisions'
import type { ConsentRecord } from '../consent/consent-record'
import { cookieNameOf, decodeConsentCookie, type CookieKind } from '../consent/consent-cookie-text'

/** What a server can read of a visitor's decision. */
export interface KnownConsent {
  /** The visitor's choice. Browser signals may revoke categories: see `Sec-GPC` and `DNT` of the request. */
  consents: Consents
  consentInfo: ConsentInfo
  /** When the decision expires, in milliseconds since 1970. */
  expires?: number
  /** The policy version that the visitor was asked about, if the site numbers its policies. */
  policyVersion?: string
  /** The id under which the decision was submitted to the server. */
  id?: string
}

/**
 * Reads the visitor's decision from a request.
 * @param cookieHeader the `cookie` header of the request; null or undefined if there is none
 * @param options.policyVersion the site's current policy version; decisions about other versions are ignored
 * @param options.cookie the option `cookie` of the page; default true
 * @param options.now the current time, in milliseconds since 1970. By default the clock is read, but only if there is a
 *   decision: Next with Cache Components does not prerender pages that read it
 * @throws TypeError if the header is no text
 * @returns the decision, or null if there is no valid one; then only the necessary category is granted
 */
export function readConsent(
  cookieHeader: string | null | undefined,
  {
    policyVersion,
    cookie: kind = true,
    now,
  }: { policyVersion?: string | undefined; cookie?: CookieKind | undefined; now?: number } = {},
): KnownConsent | null {
  if (typeof (cookieHeader ?? '') !== 'string')
    throw new TypeError(
      `readConsent was given ${typeof cookieHeader} as the cookie header; allowed are a text, null and undefined`,
    )
  let latest: ConsentRecord | null = null
  for (const cookie of (cookieHeader ?? '').split(';')) {
    const [name, ...value] = cookie.split('=')
    if (name?.trim() !== cookieNameOf(kind)) continue
    const record = decodeConsentCookie(value.join('=').trim(), now ?? Date.now())
    // A request contains the cookies of the host and of its parent domains.
    if (record && (latest === null || compareDecisions(record, latest) > 0)) latest = record
  }
  const isCurrent = latest !== null && (policyVersion === undefined || latest.policyVersion === policyVersion)
  // React's server components pass only objects with the usual prototype to the browser. Some fields have none.
  return isCurrent ? structuredClone(latest) : null
}
