import { atom } from 'jotai/vanilla'
import { chooseLanguage } from '../translations/choose-language'
import { en } from '../translations/en'
import { textDirection } from '../translations/text-direction'
import {
  defaultTranslationConfig,
  layTexts,
  type TranslationConfig,
  type TranslationSet,
} from '../translations/translation-set'
import { bannerAnswerAtom } from './banner-atoms'
import { sharedAtom } from './shared-atom'

export const translationConfigAtom = /* @__PURE__ */ sharedAtom('translationConfig', () =>
  atom<TranslationConfig>(defaultTranslationConfig),
)

/** The language that the host asks for by name; null leaves it to the visitor. */
export const hostLanguageAtom = /* @__PURE__ */ sharedAtom('hostLanguage', () => atom<string | null>(null))

/** The visitor's languages in their order of preference, as the browser or an earlier decision has them. */
export const visitorLanguagesAtom = /* @__PURE__ */ sharedAtom('visitorLanguages', () => atom<readonly string[]>([]))

/** The languages of ours that can be fetched. */
export const availableLanguagesAtom = /* @__PURE__ */ sharedAtom('availableLanguages', () =>
  atom<readonly string[]>(['en']),
)

/** The sets of ours that have been fetched, by language. */
export const loadedTextsAtom = /* @__PURE__ */ sharedAtom('loadedTexts', () =>
  atom<Record<string, TranslationSet>>({ en }),
)

/**
 * The language that is spoken. The host's word counts most; then, unless the host keeps its default language, the
 * server's choice and the browser's languages; then the default language (specification §3).
 */
export const languageAtom = /* @__PURE__ */ sharedAtom('language', () =>
  atom(get => {
    const { translations, defaultLanguage, disableAutoLanguageSwitch } = get(translationConfigAtom)
    const server = get(bannerAnswerAtom)?.translations?.language
    const host = get(hostLanguageAtom)
    const visitor = disableAutoLanguageSwitch ? [] : [...(server ? [server] : []), ...get(visitorLanguagesAtom)]
    const spoken = [...get(availableLanguagesAtom), ...Object.keys(translations), ...(server ? [server] : [])]
    const wishes = [...(host ? [host] : []), ...visitor, defaultLanguage]
    return chooseLanguage(wishes, spoken, 'en')
  }),
)

export const directionAtom = /* @__PURE__ */ sharedAtom('direction', () =>
  atom(get => textDirection(get(languageAtom))),
)

/**
 * The texts in the spoken language. Each text comes from the host, else from the server, else from our set of that
 * language, else from the English one: there is always a text.
 */
export const textsAtom = /* @__PURE__ */ sharedAtom('texts', () =>
  atom<TranslationSet>(get => {
    const language = get(languageAtom)
    const { translations } = get(translationConfigAtom)
    const server = get(bannerAnswerAtom)?.translations
    return layTexts(
      en,
      get(loadedTextsAtom)[language],
      server?.language === language ? server.translations : null,
      translations[language],
    )
  }),
)
