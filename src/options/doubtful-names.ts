import { textNames, type TextNames } from './text-names'
import type { ResolvedOptions } from './options'

/** A name within an option that nothing reads, and the names that are read there. */
export type DoubtfulName = readonly [path: string, known: readonly string[]]

/** A country, a region of it, or the code of a law as servers write it. */
const place = /^([A-Z]{2}(-[A-Z\d]{1,3})?|GDPR|UK_GDPR|QC_LAW25|LGPD|PIPEDA|APPI|PIPA|CCPA|NONE)$/

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

/** Lists names that `readOptions` accepts, because a site or a server may have any, and that are probably misspelt. */
export const doubtfulNames = ({ translations, settings }: ResolvedOptions): DoubtfulName[] => [
  ...Object.entries(translations.translations).flatMap(([language, texts]) =>
    namesBeside(textNames, texts, `translations.translations.${language}`),
  ),
  ...Object.keys(settings.jurisdictions)
    .filter(name => !place.test(name))
    .map(name => [`jurisdictions.${name}`, ['GDPR', 'UK_GDPR', 'CCPA', 'PIPEDA', 'DE', 'US-CA']] as const),
]
