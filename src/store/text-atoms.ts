import { atom } from 'jotai/vanilla'
import { en } from '../translations/en'
import { textDirection } from '../translations/text-direction'
import { layTexts, type PartialTranslationSet, type TranslationSet } from '../translations/translation-set'
import { namePurposes } from '../translations/name-purposes'
import { consentModelAtom } from './record-atoms'
import { displayedCategoriesAtom } from './settings-atoms'
import { languageAtom, serverTextsAtom, translationConfigAtom } from './language-atoms'
import { sharedAtom } from './shared-atom'

/** The sets of ours that have been fetched, by language. */
export const loadedTextsAtom = /* @__PURE__ */ sharedAtom('loadedTexts', () =>
  atom<Record<string, PartialTranslationSet>>({ en }),
)

export const directionAtom = /* @__PURE__ */ sharedAtom('direction', () =>
  atom(get => textDirection(get(languageAtom))),
)

/**
 * The texts where everything is on until the visitor opts out. The law wants the way out to be called by this name
 * (Civ. Code 1798.135(a)). A description of the site's own stays, unless the site has one for opt-out laws, too.
 */
function optOutTexts(given: TranslationSet, ours: TranslationSet): TranslationSet {
  const describe = <Group extends 'cookieBanner' | 'consentManagerDialog'>(group: Group): TranslationSet[Group] => {
    const { description, optOut } = given[group]
    const isOwn = description !== ours[group].description && optOut === ours[group].optOut
    return isOwn ? given[group] : { ...given[group], description: optOut }
  }
  return {
    ...given,
    common: { ...given.common, rejectAll: given.common.doNotSell },
    cookieBanner: describe('cookieBanner'),
    consentManagerDialog: describe('consentManagerDialog'),
  }
}

/**
 * The texts in the spoken language. Each text comes from the host, else from the server, else from our set of that
 * language, else from the English one: there is always a text.
 */
export const textsAtom = /* @__PURE__ */ sharedAtom('texts', () =>
  atom<TranslationSet>(get => {
    const language = get(languageAtom)
    const { translations } = get(translationConfigAtom)
    const server = get(serverTextsAtom)
    const ours = layTexts(en, get(loadedTextsAtom)[language])
    const given = layTexts(ours, server?.language === language ? server.translations : null, translations[language])
    const texts = get(consentModelAtom) === 'opt-out' ? optOutTexts(given, ours) : given
    const shown = get(displayedCategoriesAtom).map(({ name }) => name)
    return { ...texts, cookieBanner: namePurposes(texts.cookieBanner, shown) }
  }),
)
