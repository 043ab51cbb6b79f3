import { atom } from 'jotai/vanilla'
import { en } from '../translations/en'
import { textDirection } from '../translations/text-direction'
import { mergeTexts, type PartialTranslationSet, type TranslationSet } from '../translations/translation-set'
import { namePurposes } from '../translations/name-purposes'
import { consentModelAtom, effectiveConsentsAtom } from './record-atoms'
import { displayedCategoriesAtom } from './category-atoms'
import { languageAtom, serverTextsAtom, translationConfigAtom } from './language-atoms'
import { servicesAtom } from './service-atoms'
import { sharedAtom } from './shared-atom'
import { companiesOf } from '../services/companies-of'
import type { DeclaredService } from '../services/declared-service'
import { fillText } from '../translations/fill-text'
import { pluralText } from '../translations/plural-text'

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
 * Code 1798.135(a)). The site's own description is used unless the site also has an `optOut` text. Ours says that all
 * purposes are on, so it is used only while they are.
 */
function optOutTexts(given: TranslationSet, ours: TranslationSet, isAllOn: boolean): TranslationSet {
  const describe = <Group extends 'cookieBanner' | 'consentManagerDialog'>(group: Group): TranslationSet[Group] => {
    const { description, optOut } = given[group]
    const isOwn = description !== ours[group].description && optOut === ours[group].optOut
    return isOwn ? given[group] : { ...given[group], description: optOut }
  }
  return {
    ...given,
    common: { ...given.common, rejectAll: given.common.doNotSell },
    cookieBanner: describe('cookieBanner'),
    consentManagerDialog: isAllOn ? describe('consentManagerDialog') : given.consentManagerDialog,
  }
}

/** Returns the number of companies of services as a text, such as "4 companies"; an empty text without services. */
const namedCompanies = (services: readonly DeclaredService[], texts: TranslationSet, language: string): string =>
  services.length === 0 ? '' : pluralText(texts.services.companies, companiesOf(services).length, language)

/** The companies that the banner's description names, such as "4 companies"; an empty text if none are declared. */
export const companiesAtom = /* @__PURE__ */ sharedAtom('companies', () =>
  atom(get => {
    const services = get(servicesAtom)?.filter(({ category }) => category !== 'necessary') ?? []
    return namedCompanies(services, get(textsAtom), get(languageAtom))
  }),
)

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
    const texts =
      get(consentModelAtom) === 'opt-out'
        ? optOutTexts(given, ours, Object.values(get(effectiveConsentsAtom)).every(Boolean))
        : given
    const { cookieBanner, consentManagerDialog } = texts
    const services = get(servicesAtom)?.filter(({ category }) => category !== 'necessary') ?? []
    const displayed = get(displayedCategoriesAtom).map(({ name }) => name)
    const declared = displayed.filter(name => services.some(({ category }) => category === name))
    const companies = namedCompanies(services, texts, language)
    const isOwn = cookieBanner.purposes.measurement !== ours.cookieBanner.purposes.measurement
    const records = !isOwn && (services.length === 0 || services.some(({ purpose }) => /\brecord/i.test(purpose)))
    return {
      ...texts,
      cookieBanner: namePurposes(cookieBanner, declared.length > 0 ? declared : displayed, { companies, records }),
      consentManagerDialog: {
        ...consentManagerDialog,
        description: fillText(consentManagerDialog.description, { partners: companies || cookieBanner.partners }),
      },
    }
  }),
)
