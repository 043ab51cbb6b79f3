import { categoriesToShow } from './categories-to-show'
import { fingerprint } from './fingerprint'
import type { Settings } from './settings'

/** The parts of a notice that a decision is about. Our default texts are not among them. */
interface NoticeParts extends Pick<Settings, 'policyVersion' | 'gdprTypes' | 'autoCategories'> {
  translations: Readonly<Record<string, { consentTypes?: unknown } | undefined>>
}

/**
 * Returns a function that returns the hash of the site's notice in a language, for a visitor who was asked about some
 * categories.
 */
export const questionOf =
  (notice: NoticeParts): ((language?: string, asked?: object) => string) =>
  (language = '', asked) =>
    fingerprint([notice.policyVersion, categoriesToShow(notice, asked), notice.translations[language]?.consentTypes])
