import type { ConsentInfo } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import { compareDecisions } from '../consent/compare-decisions'
import type { ConsentRecord } from '../consent/consent-record'
import { cookieNameOf, decodeConsentCookie, type CookieKind } from '../consent/consent-cookie-text'

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
 * @param options.cookie the option `cookie` of the page; true unless given
 * @param options.now the present, in milliseconds since 1970
 * @returns the decision, or null where there is none that still holds; then only what is necessary is allowed
 */
export function readConsent(
  cookieHeader: string | null | undefined,
  {
    policyVersion,
    cookie: kind = true,
    now = Date.now(),
  }: { policyVersion?: string | undefined; cookie?: CookieKind | undefined; now?: number } = {},
): KnownConsent | null {
  let latest: ConsentRecord | null = null
  for (const cookie of (cookieHeader ?? '').split(';')) {
    const [name, ...value] = cookie.split('=')
    if (name?.trim() !== cookieNameOf(kind)) continue
    const record = decodeConsentCookie(value.join('=').trim(), now)
    // A host sees its own cookies and those of the domains above it.
    if (record && (latest === null || compareDecisions(record, latest) > 0)) latest = record
  }
  return latest !== null && (policyVersion === undefined || latest.policyVersion === policyVersion) ? latest : null
}
