import { consentCookieName, encodeConsentCookie } from '../consent/consent-cookie-text'
import type { ConsentRecord } from '../consent/consent-record'
import { consentsFrom } from '../consent/consents'
import { DAY } from '../consent/day'
import { newId } from '../consent/new-id'
import { defaultSettings } from '../consent/settings'
import type { KnownConsent } from './read-consent'

/** A decision that came by form. */
export interface FormConsent {
  consent: KnownConsent
  /** The value of the header `set-cookie` that keeps it; null where the version of the policy is too long for a cookie. */
  setCookie: string | null
}

/**
 * Reads what a button of the prerendered banner has posted, which is how a visitor without JavaScript decides.
 * @param body the form: the text of the request, or what a framework has made of it
 * @param options.policyVersion the site's present policy
 * @param options.lifetimeDays for how many days the decision holds, as in the options of the page
 * @param options.secure whether the cookie is for https alone; only a site on http says false
 * @returns the decision and the cookie for it; null where the form has none, as when Customize was pressed
 */
export function consentFromForm(
  body: string | URLSearchParams | FormData | Readonly<Record<string, unknown>>,
  options: { policyVersion?: string; lifetimeDays?: number; secure?: boolean; now?: number } = {},
): FormConsent | null {
  const { policyVersion, lifetimeDays = defaultSettings.lifetimeDays, secure = true, now = Date.now() } = options
  const form = typeof body === 'string' ? new URLSearchParams(body) : body
  const type = 'get' in form && typeof form.get === 'function' ? form.get('consent') : Reflect.get(form, 'consent')
  if (type !== 'all' && type !== 'necessary') return null
  const record: ConsentRecord = {
    consents: consentsFrom(name => type === 'all' || name === 'necessary'),
    consentInfo: { time: now, type },
    expires: now + lifetimeDays * DAY,
    id: newId(),
    ...(policyVersion !== undefined && { policyVersion }),
  }
  const value = encodeConsentCookie(record)
  const age = (lifetimeDays * DAY) / 1000
  const kept = `${consentCookieName}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return { consent: record, setCookie: value === null ? null : kept }
}
