import { fillText } from './fill-text'
import { servicePatterns } from './service-patterns'
import { translatedServices } from './translated-services'

/** Returns a purpose of a service in another language; null if it is not translated. */
export type TranslatePurpose = (service: string, purpose: string) => string | null

/** The phrases by language. Bundlers split the files only if each import contains a literal path. */
const phrasesIn: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  ar: async () => (await import('./service-phrases/ar')).ar,
  de: async () => (await import('./service-phrases/de')).de,
  es: async () => (await import('./service-phrases/es')).es,
  fr: async () => (await import('./service-phrases/fr')).fr,
  it: async () => (await import('./service-phrases/it')).it,
  ja: async () => (await import('./service-phrases/ja')).ja,
  nl: async () => (await import('./service-phrases/nl')).nl,
  pl: async () => (await import('./service-phrases/pl')).pl,
  pt: async () => (await import('./service-phrases/pt')).pt,
  sv: async () => (await import('./service-phrases/sv')).sv,
}

/**
 * Loads the phrases of a language, for what services of the catalogue do and store.
 * @param language BCP 47
 * @returns a function that translates the purposes of the most used services; null for English and other languages
 */
export async function purposeTranslator(language: string): Promise<TranslatePurpose | null> {
  const phrases = await phrasesIn[language.split('-')[0]!]?.()
  if (!phrases) return null
  return (service, purpose) => {
    if (!translatedServices.includes(service)) return null
    const at = servicePatterns.findIndex(pattern => pattern.test(purpose))
    if (at === -1) return null
    const name = servicePatterns[at]!.exec(purpose)![1]?.replace(' and ', ', ') ?? ''
    return fillText(phrases[at]!, { name })
  }
}
