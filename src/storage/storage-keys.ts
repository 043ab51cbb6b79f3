/** The keys of our entries in local storage. The first is also c15t's, so that sites that used c15t need not ask again. */
export const storageKeys = {
  record: 'privacy-consent-storage',
  /** The last decision that no server has confirmed, as c15t stores it. */
  legacyConsent: 'privacy-consent',
  receipts: 'privacy-consent-receipts',
  pending: 'privacy-consent-pending',
  test: 'privacy-consent-test',
} as const
