import { languages } from '../translations/languages'
import { availableLanguagesAtom, languageAtom } from '../store/language-atoms'
import { awaitedLanguageAtom } from '../store/ui-atoms'
import { loadedTextsAtom } from '../store/text-atoms'
import type { EffectContext } from './effect-context'
import { followPageLanguage } from './follow-page-language'
import { onChange } from './on-change'

/**
 * Loads our texts in the current language, when a language becomes current for the first time. Follows the page if that
 * names the language.
 */
export const loadTranslations = ({ store, report }: Pick<EffectContext, 'store' | 'report'>): (() => void) => {
  const load = async (language: string): Promise<void> => {
    const fetchTexts = languages[language]
    if (fetchTexts === undefined || language in store.get(loadedTextsAtom)) return
    store.set(awaitedLanguageAtom, language)
    try {
      const texts = await fetchTexts()
      store.set(loadedTextsAtom, loaded => ({ ...loaded, [language]: texts }))
    } catch (thrown) {
      report(
        { code: 'NETWORK_ERROR', message: `The texts in "${language}" could not be loaded; English is used` },
        thrown,
      )
    }
    store.set(awaitedLanguageAtom, awaited => (awaited === language ? null : awaited))
  }
  store.set(availableLanguagesAtom, ['en', ...Object.keys(languages)])
  const stopFollowing = followPageLanguage({ store })
  void load(store.get(languageAtom))
  const stopLoading = onChange(store, languageAtom, language => void load(language))
  return () => {
    stopLoading()
    stopFollowing()
  }
}
