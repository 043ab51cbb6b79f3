import type { CategoryName } from './categories'
import type { Notice } from './notice'

/** The options that a notice consists of. */
interface NoticeOptions {
  policyVersion: string | null
  gdprTypes: readonly CategoryName[]
  translations: Readonly<Record<string, { consentTypes?: Readonly<Record<string, unknown>> } | undefined>>
}

/** Returns the notice that the visitor would see with these options. */
export const noticeOf = ({ policyVersion, gdprTypes, translations }: NoticeOptions): Notice => ({
  policyVersion,
  shown: gdprTypes,
  words: (name, language = '') => translations[language]?.consentTypes?.[name],
})
