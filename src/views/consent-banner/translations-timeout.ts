/** How long the banner waits for translations before it is shown in English, in milliseconds. */
export const TRANSLATIONS_TIMEOUT_MS = 1000
