import type { PartialTranslationSet } from './translation-set'

/** What a host may say about texts (specification §3, translationConfig). */
export interface TranslationConfig {
  /** Texts by language (BCP 47); each text that is given replaces ours. */
  translations: Record<string, PartialTranslationSet>
  /** The language where neither the host nor the browser names one that we have. */
  defaultLanguage: string
  /** Keeps the default language whatever the browser prefers. */
  disableAutoLanguageSwitch: boolean
}

export const defaultLanguageChoice = { defaultLanguage: 'en', disableAutoLanguageSwitch: false }

export const defaultTranslationConfig: TranslationConfig = { translations: {}, ...defaultLanguageChoice }
