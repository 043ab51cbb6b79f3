import { atom } from 'jotai/vanilla'
import { fingerprint } from '../consent/fingerprint'
import { chooseLanguage } from '../translations/choose-language'
import { informalOf } from '../translations/informal-of'
import { defaultTranslationConfig, type TranslationConfig } from '../translations/translation-config'
import { bannerAnswerAtom } from './banner-atoms'
import { pageLanguageAtom } from './page-atoms'
import { recordAtom } from './record-atoms'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

export const translationConfigAtom = /* @__PURE__ */ sharedAtom('translationConfig', () =>
  atom<TranslationConfig>(defaultTranslationConfig),
)

/** Tells by a fingerprint what the visitor would be asked now in a language; our own words are not in it. */
export const questionAtom = /* @__PURE__ */ sharedAtom('question', () =>
  atom(get => {
    const { policyVersion, gdprTypes } = get(settingsAtom)
    const { translations } = get(translationConfigAtom)
    return (language = '') => fingerprint([policyVersion, gdprTypes, translations[language]?.consentTypes])
  }),
)

/** The language that the host asks for by name, or `page`; null leaves it to the visitor. */
export const hostLanguageAtom = /* @__PURE__ */ sharedAtom('hostLanguage', () => atom<string | null>(null))

/** The visitor's languages in their order of preference, as the browser or an earlier decision has them. */
export const visitorLanguagesAtom = /* @__PURE__ */ sharedAtom('visitorLanguages', () => atom<readonly string[]>([]))

/** The languages of ours that can be fetched. */
export const availableLanguagesAtom = /* @__PURE__ */ sharedAtom('availableLanguages', () =>
  atom<readonly string[]>(['en']),
)

/** What the server has sent to be read, now or before an earlier decision. */
export const serverTextsAtom = /* @__PURE__ */ sharedAtom('serverTexts', () =>
  atom(get => get(bannerAnswerAtom)?.translations ?? get(recordAtom)?.translations),
)

/**
 * The language that is spoken. The host's word counts most; then, unless the host keeps its default language, the
 * server's choice and the browser's languages; then the default language (specification §3).
 */
export const languageAtom = /* @__PURE__ */ sharedAtom('language', () =>
  atom(get => {
    const { translations, defaultLanguage, disableAutoLanguageSwitch } = get(translationConfigAtom)
    const server = get(serverTextsAtom)?.language
    const named = get(hostLanguageAtom)
    const host = named === 'page' ? get(pageLanguageAtom) : named
    const visitor = disableAutoLanguageSwitch ? [] : [server, ...get(visitorLanguagesAtom)]
    const spoken = [...get(availableLanguagesAtom), ...Object.keys(translations), server]
    const language = chooseLanguage([host, ...visitor, defaultLanguage], spoken, 'en')
    return get(settingsAtom).informal ? informalOf(language, spoken) : language
  }),
)
