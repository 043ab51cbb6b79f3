/** The name of the first-party cookie in which a site may have the decision kept. The guard knows it, so it is no option. */
export const consentCookieName = 'privacy-consent'
