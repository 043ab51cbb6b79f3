import { atom } from 'jotai/vanilla'
import { en } from '../translations/en'
import { textDirection } from '../translations/text-direction'
import { mergeTexts, type PartialTranslationSet, type TranslationSet } from '../translations/translation-set'
import { namePurposes } from '../translations/name-purposes'
import { consentModelAtom } from './record-atoms'
import { displayedCategoriesAtom } from './settings-atoms'
import { languageAtom, serverTextsAtom, translationConfigAtom } from './language-atoms'
import { sharedAtom } from './shared-atom'

/** Our own texts that have been loaded, by language. */
export const loadedTextsAtom = /* @__PURE__ */ sharedAtom('loadedTexts', () =>
  atom<Record<string, PartialTranslationSet>>({ en }),
)

/** The text direction of the current language. */
export const directionAtom = /* @__PURE__ */ sharedAtom('direction', () =>
  atom(get => textDirection(get(languageAtom))),
)

/**
 * Returns the texts for the opt-out model. The law prescribes the name of the button that opts out (California Civil
 * Code 1798.135(a)). The site's own description is used unless the site also has an `optOut` text.
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
 * The texts in the current language. Each text comes from the first of these that has it: the site, the server, our
 * texts in that language, our English texts.
 */
export const textsAtom = /* @__PURE__ */ sharedAtom('texts', () =>
  atom<TranslationSet>(get => {
    const language = get(languageAtom)
    const { translations } = get(translationConfigAtom)
    const server = get(serverTextsAtom)
    const ours = mergeTexts(en, get(loadedTextsAtom)[language])
    const given = mergeTexts(ours, server?.language === language ? server.translations : null, translations[language])
    const texts = get(consentModelAtom) === 'opt-out' ? optOutTexts(given, ours) : given
    const shown = get(displayedCategoriesAtom).map(({ name }) => name)
    return { ...texts, cookieBanner: namePurposes(texts.cookieBanner, shown) }
  }),
)
