import { isLoadingConsentInfoAtom } from '../store/banner-atoms'
import {
  availableLanguagesAtom,
  hostLanguageAtom,
  languageAtom,
  serverTextsAtom,
  translationConfigAtom,
} from '../store/language-atoms'
import { pageLanguageAtom } from '../store/page-atoms'
import { chooseLanguage } from '../translations/choose-language'
import type { SyncEffect } from './sync-effect'
import { onAnyChange } from './on-any-change'

/** Warns once for each configured language that has no texts. */
export const warnOnUnknownLanguage: SyncEffect = ({ store }) => {
  const named = new Set<string>()
  const check = (): void => {
    // The server's response may contain texts in that language.
    if (store.get(isLoadingConsentInfoAtom)) return
    const { translations, defaultLanguage } = store.get(translationConfigAtom)
    const server = store.get(serverTextsAtom)?.language
    const known = [...store.get(availableLanguagesAtom), ...Object.keys(translations), server]
    const host = store.get(hostLanguageAtom)
    for (const language of [host === 'page' ? store.get(pageLanguageAtom) : host, defaultLanguage]) {
      if (!language || named.has(language) || chooseLanguage([language], known, '')) continue
      named.add(language)
      console.warn(
        `consent-elements: there are no texts in the language "${language}"; "${store.get(languageAtom)}" is used`,
      )
    }
  }
  check()
  return onAnyChange(
    store,
    [hostLanguageAtom, pageLanguageAtom, translationConfigAtom, isLoadingConsentInfoAtom],
    check,
  )
}
