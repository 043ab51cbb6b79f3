import { chooseLanguage } from '../../translations/choose-language'

/**
 * Returns the text of the third button in the first language that it has.
 * @param label one text, or one for each language; visitors with another language get the first
 * @param preferred languages (BCP 47), the most preferred first
 */
export function labelFor(
  label: string | Readonly<Record<string, string>>,
  preferred: readonly (string | null | undefined)[],
): string {
  if (typeof label === 'string') return label
  const languages = Object.keys(label)
  return label[chooseLanguage([...preferred, languages[0]], languages, languages[0]!)]!
}
