import { availableLanguagesAtom, hostLanguageAtom } from '../../src/store/language-atoms'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { loadedTextsAtom } from '../../src/store/text-atoms'
import { en } from '../../src/translations/en'
import { languages } from '../../src/translations/languages'
import type { PartialTranslationSet } from '../../src/translations/translation-set'

/** Alternative names of languages. */
const aliases = 'in iw mo no sh sr-ME zh zh-HK zh-MO zh-TW en-AU en-IE en-NZ'.split(' ')

/** Every language with texts, once. */
export const allLanguages = ['en', ...Object.keys(languages)].filter(name => !aliases.includes(name))

let loaded: Promise<Record<string, PartialTranslationSet>> | null = null

/**
 * Loads the texts of all languages into a store.
 * @returns a function that switches the language
 */
export async function polyglot(store: ConsentStore): Promise<(language: string) => void> {
  loaded ??= Promise.all(
    allLanguages.map(async name => [name, name === 'en' ? en : await languages[name]!()] as const),
  ).then(texts => Object.fromEntries(texts))
  store.set(loadedTextsAtom, await loaded)
  store.set(availableLanguagesAtom, allLanguages)
  return language => store.set(hostLanguageAtom, language)
}
