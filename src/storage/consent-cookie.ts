import { nativeDocument } from '../consent/native-document'
import { cookieNameOf, type CookieKind } from '../consent/consent-cookie-name'
import { compareDecisions } from '../consent/compare-decisions'
import { decodeConsentCookie, encodeConsentCookie } from '../consent/consent-cookie-text'
import { DAY } from '../consent/day'
import type { ConsentRecord } from '../consent/consent-record'

// The first-party cookie passes a decision to servers and to the site's other hosts. In a sandboxed frame
// `document.cookie` throws, so every function here catches that.

/**
 * Returns the latest valid decision of the cookies that this host can read: its own, and those of its parent domains.
 */
export function readConsentCookie(now: number, kind: CookieKind = true): ConsentRecord | null {
  const records = cookieValues(kind).flatMap(text => decodeConsentCookie(text, now) ?? [])
  return records.sort((a, b) => compareDecisions(b, a))[0] ?? null
}

/**
 * Stores a decision in a cookie until the decision expires.
 * @param domain the widest domain for which the cookie may be set; null for the widest that the browser accepts
 * @param now the current time, in milliseconds since 1970
 * @returns whether a cookie contains this decision now, and no cookie contains another one
 */
export function writeConsentCookie(
  record: ConsentRecord,
  domain: string | null,
  now: number,
  kind: CookieKind = true,
): boolean {
  const text = encodeConsentCookie(record)
  if (text !== null && isKept(text, kind)) return true
  deleteConsentCookie(kind) // an earlier decision must not remain if this one cannot be written
  if (text === null) return false
  const seconds = Math.ceil(((record.expires ?? now + YEAR) - now) / 1000)
  // Browsers reject a public suffix such as co.uk as the domain, so the first one that is accepted is the widest.
  return places(domain, kind).some(place => {
    setCookie(text, place, seconds, kind)
    return isKept(text, kind)
  })
}

/** Deletes the cookie for every possible domain, because browsers delete it only if the domain is the same. */
export const deleteConsentCookie = (kind: CookieKind = true): void =>
  places(null, kind).forEach(place => setCookie('', place, 0, kind))

/** In milliseconds. Browsers delete cookies after 400 days at the latest. */
const YEAR = 365 * DAY

/** Returns the domains for which this host may set a cookie, widest first. The last is '', the host itself. */
function places(widest: string | null, kind: CookieKind): string[] {
  if (kind === 'host') return ['']
  const labels = location.hostname.split('.') // browsers reject the parts of an IP address
  const domains = labels.map((_, at) => labels.slice(at).join('.')).reverse()
  const at = widest === null ? 0 : domains.indexOf(widest.replace(/^\./, '').toLowerCase())
  return [...(at < 0 ? [] : domains.slice(at)), '']
}

function setCookie(value: string, domain: string, seconds: number, kind: CookieKind): void {
  const attributes = [
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(domain ? [`Domain=${domain}`] : []),
    ...(location.protocol === 'https:' || kind === 'host' ? ['Secure'] : []),
  ]
  try {
    nativeDocument.cookie = [`${cookieNameOf(kind)}=${value}`, ...attributes].join('; ')
  } catch {
    // cookies are blocked, which isKept detects
  }
}

const isKept = (text: string, kind: CookieKind): boolean =>
  cookieValues(kind).length > 0 && cookieValues(kind).every(value => value === text)

function cookieValues(kind: CookieKind): string[] {
  const start = `${cookieNameOf(kind)}=`
  try {
    return nativeDocument.cookie
      .split('; ')
      .filter(pair => pair.startsWith(start))
      .map(pair => pair.slice(start.length))
  } catch {
    return []
  }
}
