/**
 * Lists the built files that a page with the guard may load, relative to the folder of `guard.js`. Serve or copy them
 * together.
 */
export const pageFiles = async (): Promise<readonly string[]> => (await import('guard-texts/files')).files
