/**
 * When a message is removed from a live region, in milliseconds. Screen readers need time to read it, but should not
 * find it when browsing the page later.
 */
export const STATUS_CLEAR_MS = 5000
