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

/** What a page of the tier `standard` inlines; see `inlinedGuard`. */
export type InlinedText = 'gate' | 'granted' | 'standard'

/**
 * Returns what a page inlines. `standard` is the guard itself; `gate` holds requests until the guard's file has arrived;
 * `granted`, for visitors who have granted everything, loads that file when something has to be blocked. The other tiers
 * have only the guard: they promise to block without any gap, or have to run before the page is parsed.
 * @returns the text, and the hashes of all texts of this tier, so that a site can set one policy for all its pages
 */
export async function inlinedGuard(tier: GuardTier, name: InlinedText): Promise<{ text: string; hashes: string[] }> {
  const standard = await guardFiles[tier].load()
  if (tier !== 'standard') return { text: standard.text, hashes: [standard.hash] }
  const texts = { standard, gate: await import('guard-texts/gate'), granted: await import('guard-texts/granted') }
  return { text: texts[name].text, hashes: Object.values(texts).map(({ hash }) => hash) }
}
