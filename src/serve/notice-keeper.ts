import type { Database } from './database'
import { languages } from '../translations/languages'
import { noticeHash } from './notice-hash'
import { noticesOf } from './notices-of'
import { possibleNotices } from './possible-notices'
import { storeNotices } from './store-notices'

/** The most hashes that are remembered, so that the memory is bounded. */
const MOST = 20_000
/** The most hashes of a language that wait until its texts have been listed. */
const WAITING = 1000
/** Enough of a hash to find a text by. The whole hash is compared afterwards. */
const PREFIX = 16

/** Where each text of a language is in the list of possible notices, by the start of its hash. */
type Index = ReadonlyMap<string, number>

async function listTexts(language: string): Promise<Index> {
  const index = new Map<string, number>()
  let at = 0
  for await (const content of possibleNotices(language)) index.set(noticeHash(content).slice(0, PREFIX), at++)
  return index
}

/**
 * Stores the texts that visitors saw, once for each hash. Decisions refer to them by the hashes in their receipts. Only
 * our own texts are known here; `consents texts FILE` adds those of the site.
 *
 * A hash counts as known only after its text was stored, so nobody can prevent that by naming it with another language.
 * The texts of a language are listed once. After that, a hash without a text costs a look into the list.
 */
export function noticeKeeper(database: Database, report: (reason: string) => void) {
  const stored = new Set<string>()
  const indexes = new Map<string, Index>()
  /** The hashes that are to be looked for, by language. */
  const waiting = new Map<string, Set<string>>()
  let running: Promise<void> | undefined

  async function store(language: string, hashes: ReadonlySet<string>): Promise<void> {
    let index = indexes.get(language)
    if (!index) indexes.set(language, (index = await listTexts(language)))
    const places = [...hashes].map(hash => index.get(hash.slice(0, PREFIX)))
    const wanted = new Set(places.filter(at => at !== undefined))
    if (wanted.size === 0) return
    const texts: string[] = []
    for await (const content of possibleNotices(language, { wanted }))
      if (hashes.has(noticeHash(content))) texts.push(content)
    await storeNotices(database.query, language, texts)
    for (const content of texts) stored.add(noticeHash(content))
    while (stored.size > MOST) stored.delete(stored.values().next().value!)
  }

  async function run(): Promise<void> {
    for (const [language, hashes] of waiting) {
      waiting.delete(language)
      // A later decision tries again.
      await store(language, hashes).catch((error: Error) => report(error.message))
    }
    running = undefined
  }

  return {
    /** Stores the texts of a decision that are not stored yet. The response to the visitor does not wait for it. */
    keep(metadata: unknown): void {
      const { language: given, hashes } = noticesOf(metadata)
      const language = Object.hasOwn(languages, given) ? given : 'en'
      const index = indexes.get(language)
      const wanted = waiting.get(language) ?? new Set()
      for (const hash of hashes)
        if (!stored.has(hash) && (index ? index.has(hash.slice(0, PREFIX)) : wanted.size < WAITING)) wanted.add(hash)
      if (wanted.size === 0) return
      waiting.set(language, wanted)
      running ??= run()
    },
    /** Waits until the texts are stored. */
    settle: async (): Promise<void> => running,
  }
}
