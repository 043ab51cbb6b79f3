import type { TranslationSet } from './translation-set'

/** The languages beside English, each a file of its own that is fetched only when it is spoken. */
export const languages: Record<string, () => Promise<TranslationSet>> = {
  de: async () => (await import('./languages/de')).de,
}
