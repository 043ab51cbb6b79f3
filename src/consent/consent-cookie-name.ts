/** Whether the decision is kept in a cookie: shared with the site's other hosts (`true`), of this host alone (`host`), or not. */
export type CookieKind = boolean | 'host'

/** The name of the first-party cookie in which a site may have the decision kept. The guard knows it, so it is no option. */
export const consentCookieName = 'privacy-consent'

/** Browsers let only the host itself set a cookie of such a name, over https, and for no domain. */
export const hostCookieName = `__Host-${consentCookieName}`

export const cookieNameOf = (kind: CookieKind): string => (kind === 'host' ? hostCookieName : consentCookieName)
