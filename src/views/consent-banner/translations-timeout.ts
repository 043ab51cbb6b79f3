/** For how many milliseconds the banner waits for texts that are on their way, before it asks in English. */
export const TEXTS_PATIENCE = 1000
