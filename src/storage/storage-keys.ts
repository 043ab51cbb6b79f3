/** The keys of our entries in local storage. c15t uses the first one too, so its decisions stay valid. */
export const storageKeys = {
  record: 'privacy-consent-storage',
  /** The last decision that no server has confirmed, in the format of c15t. */
  legacyConsent: 'privacy-consent',
  receipts: 'privacy-consent-receipts',
  pending: 'privacy-consent-pending',
  test: 'privacy-consent-test',
} as const
