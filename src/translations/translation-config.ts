import type { PartialTranslationSet } from './translation-set'

/** The options for texts (specification §3, translationConfig). */
export interface TranslationConfig {
  /** Texts by language (BCP 47). Each of them replaces our text. */
  translations: Record<string, PartialTranslationSet>
  /** The language to use if neither the site nor the browser prefers one that we have. */
  defaultLanguage: string
  /** Always uses the default language, whatever the browser prefers. */
  disableAutoLanguageSwitch: boolean
}

export const defaultLanguageChoice = { defaultLanguage: 'en', disableAutoLanguageSwitch: false }

export const defaultTranslationConfig: TranslationConfig = { translations: {}, ...defaultLanguageChoice }
