import { chooseLanguage } from '../../translations/choose-language'

/** The names of the vendor list's translations that differ from the language's own code. */
const names: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  pt: 'pt-pt',
  'pt-br': 'pt-br',
  sh: 'sr-latn',
  sr: 'sr-cyrl',
  'sr-latn': 'sr-latn',
  'sr-me': 'sr-latn',
  'zh-hant': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
  'zh-tw': 'zh-hant',
}

/**
 * Returns the name that the IAB gives the translation of a language, such as `no` for `nb`, as in `purposes-no.json`.
 * @param language BCP 47
 */
export function listLanguage(language: string): string {
  const base = language.toLowerCase().split('-')[0]!
  const known = chooseLanguage([language], Object.keys(names), '')
  return names[known] ?? base
}
