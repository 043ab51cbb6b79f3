/**
 * Where the decision is also stored as a cookie: `true` for the whole site with subdomains, `host` for this host only,
 * `false` for no cookie.
 */
export type CookieKind = boolean | 'host'

/**
 * The name of the first-party cookie that can store the decision. The guard needs it and has no options, so it is
 * fixed.
 */
export const consentCookieName = 'privacy-consent'

/** Browsers accept the `__Host-` prefix only over https and without a Domain attribute (RFC 6265bis, 4.1.3.2). */
export const hostCookieName = `__Host-${consentCookieName}`

export const cookieNameOf = (kind: CookieKind): string => (kind === 'host' ? hostCookieName : consentCookieName)
