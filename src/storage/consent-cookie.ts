import { nativeDocument } from '../consent/native-document'
import { cookieNameOf, type CookieKind } from '../consent/consent-cookie-name'
import { compareDecisions } from '../consent/compare-decisions'
import { decodeConsentCookie, encodeConsentCookie } from '../consent/consent-cookie-text'
import { DAY } from '../consent/day'
import type { ConsentRecord } from '../consent/consent-record'

// The first-party cookie: what a server and the site's other hosts see of a decision. Cookies can be off (the getter
// throws in a sandboxed frame), so everything here answers instead of throwing.

/** @returns the latest decision that a cookie holds: a host can see its own and those of the domains above it */
export function readConsentCookie(now: number, kind: CookieKind = true): ConsentRecord | null {
  const records = cookieValues(kind).flatMap(text => decodeConsentCookie(text, now) ?? [])
  return records.sort((a, b) => compareDecisions(b, a))[0] ?? null
}

/**
 * Keeps a decision in a cookie, for as long as it holds.
 * @param domain the widest domain for which it may be set; unless given the widest that the browser accepts
 * @returns whether exactly this decision is in a cookie now
 */
export function writeConsentCookie(
  record: ConsentRecord,
  domain: string | null,
  now: number,
  kind: CookieKind = true,
): boolean {
  const text = encodeConsentCookie(record)
  if (text !== null && isKept(text, kind)) return true
  deleteConsentCookie(kind) // an earlier decision, which must not remain where this one cannot be written
  if (text === null) return false
  const seconds = Math.ceil(((record.expires ?? now + YEAR) - now) / 1000)
  // A browser refuses a domain that is a public suffix, such as co.uk, so the first that it takes is the widest.
  return places(domain, kind).some(place => {
    put(text, place, seconds, kind)
    return isKept(text, kind)
  })
}

/** Deletes the cookie wherever it may be: without its domain it would not be the same cookie. */
export const deleteConsentCookie = (kind: CookieKind = true): void =>
  places(null, kind).forEach(place => put('', place, 0, kind))

/** In milliseconds; browsers keep no cookie for longer than 400 days. */
const YEAR = 365 * DAY

/** The domains for which this host may set a cookie, the widest first, and at last itself alone (''). */
function places(widest: string | null, kind: CookieKind): string[] {
  if (kind === 'host') return ['']
  const labels = location.hostname.split('.') // an address of numbers has no domains above it, and browsers refuse them
  const domains = labels.map((_, at) => labels.slice(at).join('.')).reverse()
  const at = widest === null ? 0 : domains.indexOf(widest.replace(/^\./, '').toLowerCase())
  return [...(at < 0 ? [] : domains.slice(at)), '']
}

function put(value: string, domain: string, seconds: number, kind: CookieKind): void {
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
    // cookies are off: isKept will say so
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
