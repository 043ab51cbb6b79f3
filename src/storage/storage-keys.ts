/** Where things are kept in local storage. The first name is c15t's own, so that its sites need not ask again. */
export const storageKeys = {
  record: 'privacy-consent-storage',
  receipt: 'privacy-consent',
  pending: 'privacy-consent-pending',
  test: 'privacy-consent-test',
} as const
