import { atom } from 'jotai/vanilla'
import { en } from '../translations/en'
import { textDirection } from '../translations/text-direction'
import { layTexts, type TranslationSet } from '../translations/translation-set'
import { consentModelAtom } from './record-atoms'
import { languageAtom, serverTextsAtom, translationConfigAtom } from './language-atoms'
import { sharedAtom } from './shared-atom'

/** The sets of ours that have been fetched, by language. */
export const loadedTextsAtom = /* @__PURE__ */ sharedAtom('loadedTexts', () =>
  atom<Record<string, TranslationSet>>({ en }),
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
    const server = get(serverTextsAtom)
    const texts = layTexts(
      en,
      get(loadedTextsAtom)[language],
      server?.language === language ? server.translations : null,
      translations[language],
    )
    const { common } = texts
    // Where silence allows everything, the law wants the way out to be called by this name (Civ. Code 1798.135(a)).
    return get(consentModelAtom) === 'opt-out'
      ? { ...texts, common: { ...common, rejectAll: common.doNotSell } }
      : texts
  }),
)
