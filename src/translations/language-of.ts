import { chooseLanguage } from './choose-language'
import { informalOf } from './informal-of'
import type { TranslationConfig } from './translation-config'

/** What the current language depends on. */
interface LanguageChoice extends TranslationConfig {
  /** The language that the site sets; null for none. */
  host: string | null
  /** The language of the server's texts, if there are any. */
  server: string | undefined
  /** The visitor's languages in order of preference. */
  visitor: readonly string[]
  /** The languages of our own texts. */
  available: readonly string[]
  informal: boolean
}

/**
 * Returns the current language. The site's choice comes first, then the server's choice, the visitor's languages and
 * the default language (specification §3). With `disableAutoLanguageSwitch` the server's and the visitor's are skipped.
 */
export function languageOf(choice: LanguageChoice): string {
  const { translations, defaultLanguage, disableAutoLanguageSwitch, host, server, informal } = choice
  const visitor = disableAutoLanguageSwitch ? [] : [server, ...choice.visitor]
  const supported = [...choice.available, ...Object.keys(translations), server]
  const language = chooseLanguage([host, ...visitor, defaultLanguage], supported, 'en')
  return informal ? informalOf(language, supported) : language
}
