import { nativeDocument } from '../consent/native-document'
import { cookieNameOf } from '../consent/consent-cookie-name'
import { DAY } from '../consent/day'
import type { Decision } from '../consent/decision'

/** The beginning of a complete decision: when, until when, how, and the answers; see encodeConsentCookie. */
const complete = /^1\.(\w+)\.(\w*)\.[anc]\.1[01-]{4}\./

/**
 * Whether the cookie holds a later decision, of another host of the site.
 * @param kind the cookie that the site has configured, as the record names it; anything else is none, and none is read
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
