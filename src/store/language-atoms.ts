import { atom } from 'jotai/vanilla'
import { questionOf } from '../consent/question-of'
import { languageOf } from '../translations/language-of'
import { defaultTranslationConfig, type TranslationConfig } from '../translations/translation-config'
import { bannerAnswerAtom } from './banner-atoms'
import { noticeSettingsAtom } from './category-atoms'
import { pageLanguageAtom } from './page-atoms'
import { recordAtom } from './record-atoms'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The site's options for texts and languages. */
export const translationConfigAtom = /* @__PURE__ */ sharedAtom('translationConfig', () =>
  atom<TranslationConfig>(defaultTranslationConfig),
)

/** A function that returns a hash of the notice in a language. Our default texts are not part of it. */
export const questionAtom = /* @__PURE__ */ sharedAtom('question', () =>
  atom(get => questionOf({ ...get(noticeSettingsAtom), ...get(translationConfigAtom) })),
)

/** The language that the site sets, or `page` for that of `<html lang>`; null to use the visitor's languages. */
export const hostLanguageAtom = /* @__PURE__ */ sharedAtom('hostLanguage', () => atom<string | null>(null))

/** The visitor's languages in order of preference, from the browser or an earlier decision. */
export const visitorLanguagesAtom = /* @__PURE__ */ sharedAtom('visitorLanguages', () => atom<readonly string[]>([]))

/** The languages of our own texts. All but English are loaded when they are needed. */
export const availableLanguagesAtom = /* @__PURE__ */ sharedAtom('availableLanguages', () =>
  atom<readonly string[]>(['en']),
)

/** The server's texts: those of the banner response, otherwise those that are stored with the decision. */
export const serverTextsAtom = /* @__PURE__ */ sharedAtom('serverTexts', () =>
  atom(get => get(bannerAnswerAtom)?.translations ?? get(recordAtom)?.translations),
)

/** The current language; see languageOf. */
export const languageAtom = /* @__PURE__ */ sharedAtom('language', () =>
  atom(get => {
    const named = get(hostLanguageAtom)
    return languageOf({
      ...get(translationConfigAtom),
      host: named === 'page' ? get(pageLanguageAtom) : named,
      server: get(serverTextsAtom)?.language,
      visitor: get(visitorLanguagesAtom),
      available: get(availableLanguagesAtom),
      informal: get(settingsAtom).informal,
    })
  }),
)
