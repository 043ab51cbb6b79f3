/** The hashes of the texts that a visitor saw, and their language. */
export interface ShownNotices {
  readonly language: string
  readonly hashes: readonly string[]
}

/** The most texts of one decision: the notice, and the categories of the site. */
const MOST = 32

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** Returns what the receipt of a decision says about the texts, each hash once; no hash if it has none. */
export function noticesOf(metadata: unknown): ShownNotices {
  const { receipt } = (metadata ?? {}) as { receipt?: Record<string, unknown> | null }
  const { notice, language, purposes } = receipt ?? {}
  const texts = Object.values((purposes ?? {}) as Record<string, { text?: unknown } | null>).map(one => one?.text)
  return {
    language: typeof language === 'string' && /^[a-zA-Z-]{2,35}$/.test(language) ? language : 'en',
    hashes: [...new Set([notice, ...texts].filter(isHash))].slice(0, MOST),
  }
}
