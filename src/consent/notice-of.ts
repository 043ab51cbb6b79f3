import { categoriesToShow } from './categories-to-show'
import type { Notice } from './notice'
import type { Settings } from './settings'

/** The options that a notice consists of. */
interface NoticeOptions extends Pick<Settings, 'policyVersion' | 'gdprTypes' | 'autoCategories'> {
  translations: Readonly<Record<string, { consentTypes?: Readonly<Record<string, unknown>> } | undefined>>
}

/**
 * Returns the notice that the visitor would see with these options.
 * @param asked the categories of the stored decision, by name
 */
export const noticeOf = (options: NoticeOptions, asked?: object): Notice => ({
  policyVersion: options.policyVersion,
  shown: categoriesToShow(options, asked),
  words: (name, language = '') => options.translations[language]?.consentTypes?.[name],
})
