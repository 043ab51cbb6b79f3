import { cookieNameOf, encodeConsentCookie, type CookieKind } from '../consent/consent-cookie-text'
import type { ConsentRecord } from '../consent/consent-record'
import { consentsFrom } from '../consent/consents'
import { DAY } from '../consent/day'
import { newId } from '../consent/new-id'
import { defaultSettings } from '../consent/settings'
import { checkOptions, valueRules, type ValueRule } from './check-options'
import { comesFromSite, originRules, type OriginOptions } from './is-same-origin-request'
import type { KnownConsent } from './read-consent'
import { SUBSCRIPTION } from '../consent/subscription'
import { readFormField } from './read-form-field'
import { checkRequest, type ServerRequest } from './server-request'

/** How a posted decision is read and stored. */
export interface RequestConsentOptions extends OriginOptions {
  /** The site's current policy version, as in the options of the page. */
  policyVersion?: string | undefined
  /** For how many days the decision is valid: a whole number from 1 to 365, as in the options of the page. Default 182. */
  lifetimeDays?: number | undefined
  /** The option `cookie` of the page: `host` for a cookie that no other subdomain can set. Default true. */
  cookie?: CookieKind | undefined
  /** Whether the cookie is for https only. Default true; false only for a site on http. */
  secure?: boolean | undefined
  /** The current time, in milliseconds since 1970. */
  now?: number | undefined
}

const rules = {
  ...originRules,
  policyVersion: valueRules.text,
  lifetimeDays: valueRules.checkedLater,
  cookie: valueRules.cookie,
  secure: valueRules.flag,
  now: valueRules.number,
} satisfies Record<keyof RequestConsentOptions, ValueRule>

/** A decision that a form posted. */
export interface RequestConsent {
  consent: KnownConsent
  /**
   * The value of the `Set-Cookie` header that stores the decision; null if the policy version is too long for a cookie.
   */
  setCookie: string | null
  /** Set if the button of consent or pay was pressed: everything is refused, and the visitor wants to subscribe. */
  subscribes?: true
}

/**
 * Reads the decision that a button of the prerendered banner has posted. Visitors without JavaScript decide this way.
 * Cross-site requests are ignored, see `isSameOriginRequest`.
 * @param request the Fetch API's `Request`, or Node's, with its body unread or parsed by the framework
 * @returns the decision and its cookie; null for Customize, for cross-site requests, for methods other than POST and
 *   for bodies without a decision. Invalid bodies do not throw.
 * @throws TypeError for what is no request or if an option is invalid, RangeError for a `lifetimeDays` that is not a whole number from 1 to 365
 */
export async function consentFromRequest(
  request: ServerRequest,
  options: RequestConsentOptions = {},
): Promise<RequestConsent | null> {
  checkRequest('consentFromRequest', request)
  checkOptions('consentFromRequest', options, rules)
  const {
    policyVersion,
    lifetimeDays = defaultSettings.lifetimeDays,
    secure = true,
    now = Date.now(),
    cookie: kind = true,
  } = options
  if (!Number.isInteger(lifetimeDays) || lifetimeDays < 1 || lifetimeDays > 365)
    throw new RangeError(
      `consentFromRequest was given ${String(lifetimeDays)} as lifetimeDays; allowed is a whole number from 1 to 365`,
    )
  if (request.method !== 'POST' || !comesFromSite(request, options)) return null
  const pressed = await readFormField(request, 'consent')
  const subscribes = pressed === 'subscribe'
  const type = subscribes ? 'necessary' : pressed
  if (type !== 'all' && type !== 'necessary') return null
  const record: ConsentRecord = {
    consents: consentsFrom(name => type === 'all' || name === 'necessary'),
    consentInfo: { time: now, type },
    expires: now + lifetimeDays * DAY,
    id: newId(),
    ...(subscribes && { origin: SUBSCRIPTION }),
    ...(policyVersion !== undefined && { policyVersion }),
  }
  const value = encodeConsentCookie(record)
  const age = (lifetimeDays * DAY) / 1000
  const cookie = `${cookieNameOf(kind)}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${secure || kind === 'host' ? '; Secure' : ''}`
  return { consent: record, setCookie: value === null ? null : cookie, ...(subscribes && { subscribes }) }
}
