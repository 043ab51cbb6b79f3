import type { Database } from './database'
import { languages } from '../translations/languages'
import { noticeHash } from './notice-hash'
import { noticesOf } from './notices-of'
import { possibleNotices } from './possible-notices'
import { storeNotices } from './store-notices'

/** The most hashes that are remembered, so that the memory is bounded. */
const MOST = 20_000
/** Enough of a hash to find a text by. The whole hash is compared afterwards. */
const PREFIX = 16

/**
 * Stores the texts that visitors saw, once for each hash. Decisions refer to them by the hashes in their receipts. Only
 * our own texts are known here; `consents texts FILE` adds those of the site.
 */
export function noticeKeeper(database: Database, report: (reason: string) => void) {
  const seen = new Set<string>()
  /** Our notices by language: where each hash is in the list. */
  const indexes = new Map<string, Promise<Map<string, number>>>()
  let last: Promise<void> = Promise.resolve()

  function indexOf(language: string): Promise<Map<string, number>> {
    const found = indexes.get(language)
    if (found) return found
    const made = (async () => {
      const index = new Map<string, number>()
      let at = 0
      for await (const { title, description } of possibleNotices(language))
        index.set(noticeHash(`${title}\n${description}`).slice(0, PREFIX), at++)
      return index
    })()
    indexes.set(language, made)
    return made
  }

  async function textAt(language: string, wanted: number): Promise<string> {
    let at = 0
    for await (const { title, description } of possibleNotices(language))
      if (at++ === wanted) return `${title}\n${description}`
    return ''
  }

  async function store(language: string, hashes: readonly string[]): Promise<void> {
    const index = await indexOf(language)
    const texts: string[] = []
    for (const hash of hashes) {
      const at = index.get(hash.slice(0, PREFIX))
      const text = at === undefined ? '' : await textAt(language, at)
      if (text && noticeHash(text) === hash) texts.push(text)
    }
    await storeNotices(database.query, language, texts)
  }

  return {
    /** Stores the texts of a decision that were not seen before. The response to the visitor does not wait for it. */
    keep(metadata: unknown): void {
      const { language: given, hashes } = noticesOf(metadata)
      const fresh = hashes.filter(hash => !seen.has(hash))
      if (fresh.length === 0) return
      const language = Object.hasOwn(languages, given) ? given : 'en'
      for (const hash of fresh) seen.add(hash)
      while (seen.size > MOST) seen.delete(seen.values().next().value!)
      last = last
        .then(() => store(language, fresh))
        .catch((error: Error) => {
          for (const hash of fresh) seen.delete(hash) // a later decision tries again
          report(error.message)
        })
    },
    /** Waits until the texts are stored. */
    settle: (): Promise<void> => last,
  }
}
