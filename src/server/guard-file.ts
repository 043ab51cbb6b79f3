/** The blocking tier of the guard. Each tier is a file of its own. */
export type GuardTier = 'standard' | 'capture' | 'strict'

interface GuardFile {
  /** The file name, in the same folder as `consent-elements.js`. */
  name: string
  /** Loads the text of the file from a chunk, which also works on servers without a file system. */
  load: () => Promise<{ text: string; hash: string }>
}

/** The file of each tier. */
export const guardFiles: Readonly<Record<GuardTier, GuardFile>> = {
  standard: { name: 'guard.js', load: () => import('guard-texts/standard') },
  capture: { name: 'guard-capture.js', load: () => import('guard-texts/capture') },
  strict: { name: 'guard-strict.js', load: () => import('guard-texts/strict') },
}
