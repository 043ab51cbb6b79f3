import type { CategoryName } from './categories'
import { fingerprint } from './fingerprint'

/** The parts of a notice that a decision is about. Our default texts are not among them. */
interface NoticeParts {
  policyVersion: string | null
  gdprTypes: readonly CategoryName[]
  translations: Readonly<Record<string, { consentTypes?: unknown } | undefined>>
}

/** Returns a function that returns the hash of the site's notice in a language. */
export const questionOf =
  ({ policyVersion, gdprTypes, translations }: NoticeParts): ((language?: string) => string) =>
  (language = '') =>
    fingerprint([policyVersion, gdprTypes, translations[language]?.consentTypes])
