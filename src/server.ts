/** The door "./server": what a server can say and read. It needs no DOM and no React, and importing it does nothing. */
export { contentSecurityPolicy, type ContentSecurityPolicy } from './blocking/tiers/content-security-policy'
export { bannerHtml, type BannerHtmlOptions } from './server/banner-html'
export { consentFromForm, type FormConsent } from './server/consent-from-form'
export { declarationHtml } from './server/declaration-html'
export { declarationMarkdown } from './server/declaration-markdown'
export type { DeclarationOptions } from './server/declaration-facts'
export { decidedLine } from './server/decided-line'
export { readConsent, type KnownConsent } from './server/read-consent'
