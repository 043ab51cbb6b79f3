/** The door "./server": what a server can say and read. It needs no DOM and no React, and importing it does nothing. */
export { contentSecurityPolicy, type ContentSecurityPolicy } from './blocking/tiers/content-security-policy'
export { bannerHtml, type BannerHtmlOptions } from './server/banner-html'
export { consentFromRequest, type RequestConsent, type RequestConsentOptions } from './server/consent-from-request'
export { decidedLine } from './server/decided-line'
export { isSameOriginRequest, type OriginOptions } from './server/is-same-origin-request'
export { readConsent, type KnownConsent } from './server/read-consent'
export type { NodeRequest, ServerRequest } from './server/server-request'
