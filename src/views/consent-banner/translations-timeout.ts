/** For how many milliseconds the banner waits for texts that are on their way, before it asks in English. */
export const TRANSLATIONS_TIMEOUT_MS = 1000
