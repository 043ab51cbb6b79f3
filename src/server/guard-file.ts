/** How much the guard blocks: each tier is a file of its own. */
export type GuardTier = 'standard' | 'capture' | 'strict'

interface GuardFile {
  /** The file's name beside `consent-elements.js`. */
  name: string
  /** Loads the file's text, from a chunk, so that it works where there is no disk. */
  load: () => Promise<{ text: string; hash: string }>
}

/** The file of each tier. */
export const guardFiles: Readonly<Record<GuardTier, GuardFile>> = {
  standard: { name: 'guard.js', load: () => import('guard-texts/standard') },
  capture: { name: 'guard-capture.js', load: () => import('guard-texts/capture') },
  strict: { name: 'guard-strict.js', load: () => import('guard-texts/strict') },
}
