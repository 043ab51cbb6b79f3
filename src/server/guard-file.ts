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

/**
 * Returns what a page inlines: the file of its tier, or with `isWhole` the whole guard in place of `guard.js`.
 * @returns the text, and the hashes of all texts of this tier, so that a site can set one policy for all its pages
 */
export async function inlinedGuard(tier: GuardTier, isWhole: boolean): Promise<{ text: string; hashes: string[] }> {
  const file = await guardFiles[tier].load()
  if (tier !== 'standard') return { text: file.text, hashes: [file.hash] }
  const whole = await import('guard-texts/whole')
  return { text: (isWhole ? whole : file).text, hashes: [file.hash, whole.hash] }
}
