import type { Query } from './database'
import { isDictionary } from '../consent/is-dictionary'
import { listDecisions } from './list-decisions'
import { noticeHash } from './notice-hash'
import { noticesOf } from './notices-of'
import { possibleNotices } from './possible-notices'
import type { PartialTranslationSet } from '../translations/translation-set'
import { storeNotices } from './store-notices'

/** Reads the hashes in receipts of which no text is stored, with the language and the number of decisions. */
export async function missingNotices(query: Query): Promise<Map<string, { language: string; decisions: number }>> {
  const stored = new Set((await query('select hash from "consentNotice"')).map(({ hash }) => String(hash)))
  const missing = new Map<string, { language: string; decisions: number }>()
  for await (const { metadata } of listDecisions(query, {})) {
    const { language, hashes } = noticesOf(metadata)
    for (const hash of new Set(hashes)) {
      if (stored.has(hash)) continue
      const entry = missing.get(hash) ?? { language, decisions: 0 }
      entry.decisions++
      missing.set(hash, entry)
    }
  }
  return missing
}

/**
 * Stores the site's own texts, as far as decisions refer to them.
 * @param translations the option `translations`: texts by language
 * @returns the number of texts that were stored
 */
export async function addNotices(query: Query, translations: unknown): Promise<number> {
  if (!isDictionary(translations) || !Object.values(translations).every(isDictionary))
    throw new TypeError(
      'The file does not have texts by language; expected is the option translations, such as {"en": {"cookieBanner": {"title": "…"}}}',
    )
  const missing = await missingNotices(query)
  let count = 0
  for (const [language, own] of Object.entries(translations as Record<string, PartialTranslationSet>)) {
    const found = new Map<string, string>()
    for await (const content of possibleNotices(language, { own })) {
      const hash = noticeHash(content)
      if (missing.delete(hash)) found.set(hash, content)
    }
    await storeNotices(query, language, [...found.values()])
    count += found.size
  }
  return count
}
