import { nativeDocument } from '../consent/native-document'
import { cookieNameOf } from '../consent/consent-cookie-name'
import { DAY } from '../consent/day'
import type { Decision } from '../consent/decision'

/** Matches the first five fields of the cookie: version, time, expiry, type and categories; see encodeConsentCookie. */
const complete = /^1\.(\w+)\.(\w*)\.[anc]\.1[01-]{4}\./

/**
 * Returns whether the cookie contains a later decision, made on another host of the site.
 * @param kind the kind of cookie, as stored in the record. Any other value means that the site uses no cookie.
 */
export function isOlderThanCookie(decision: Decision | null, kind: unknown): boolean {
  if (decision === null || (kind !== true && kind !== 'host')) return false
  const now = Date.now()
  return `; ${nativeDocument.cookie}`
    .split(`; ${cookieNameOf(kind)}=`)
    .slice(1)
    .some(text => {
      const [, time = '', expires] = complete.exec(text) ?? []
      const at = parseInt(time, 36)
      return at > decision.consentInfo.time && at < now + DAY && !(expires && parseInt(expires, 36) <= now)
    })
}
