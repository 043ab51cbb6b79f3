import { isKnownJurisdiction } from './is-known-jurisdiction'
import { textNames, type TextNames } from './text-names'
import type { ResolvedOptions } from './options'

/** A name within an option that nothing reads, and the names that are read there. */
export type DoubtfulName = readonly [path: string, known: readonly string[]]

/** Lists the names of a site's texts that no text of ours has. */
function namesBeside(ours: TextNames, given: unknown, path: string): DoubtfulName[] {
  if (ours === 0 || typeof given !== 'object' || given === null) return []
  const known = Object.keys(ours)
  return Object.entries(given).flatMap(([name, inner]) =>
    known.includes(name)
      ? namesBeside(ours[name] ?? 0, inner, `${path}.${name}`)
      : [[`${path}.${name}`, known] as const],
  )
}

/** Returns whether a tag names a language (BCP 47), such as `pt-BR`. Browsers without names of languages keep every tag. */
function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined
  } catch (thrown) {
    return !(thrown instanceof RangeError)
  }
}

/** Lists names that `readOptions` accepts, because a site or a server may have any, and that are probably misspelt. */
export const doubtfulNames = ({ translations, settings }: ResolvedOptions): DoubtfulName[] => [
  ...Object.entries(translations.translations).flatMap(([language, texts]) =>
    isLanguage(language)
      ? namesBeside(textNames, texts, `translations.translations.${language}`)
      : [[`translations.translations.${language}`, ['en', 'de', 'pt-BR', 'zh-Hant']] as const],
  ),
  ...Object.keys(settings.jurisdictions)
    // readOptions writes `*` for a wrong value, which explainOptions reports.
    .filter(name => !isKnownJurisdiction(name) && !(name === '*' && settings.jurisdictions[name] === 'opt-in'))
    .map(name => [`jurisdictions.${name}`, ['GDPR', 'UK_GDPR', 'CCPA', 'PIPEDA', 'DE', 'US-CA']] as const),
]
