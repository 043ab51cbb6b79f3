import { consentCookieName } from '../consent/consent-cookie-name'
import type { Decision } from '../consent/decision'

/** Whether the cookie holds a later decision, of another host of the site. */
export const isOlderThanCookie = (decision: Decision | null): boolean =>
  decision !== null &&
  `; ${document.cookie}`
    .split(`; ${consentCookieName}=1.`)
    .slice(1)
    .some(text => parseInt(text, 36) > decision.consentInfo.time)
