import type { CategoryName } from '../../consent/categories'
import { consentCategories } from '../../consent/categories'
import type { CustomCategory } from '../../consent/custom-category'
import type { DeclaredService } from '../../services/declared-service'
import { categoryText } from '../../translations/category-text'
import type { TranslationSet } from '../../translations/translation-set'
import { safeHref } from '../parts/safe-href'
import { readableCountry } from '../services/readable-country'
import { storageKeys } from '../../storage/storage-keys'
import type { TranslatePurpose } from '../../translations/purpose-translator'
import { readableDuration } from '../services/readable-duration'

/** The data of a declaration. */
export interface DeclarationFacts {
  services: readonly DeclaredService[]
  /** The categories to list with their purposes if no optional service is declared. */
  shown: readonly CategoryName[]
  customCategories: readonly CustomCategory[]
  texts: TranslationSet
  /** BCP 47 */
  language: string
  /** When the list was last changed; null omits the line. */
  updated: Date | null
  /** The level of the headings of categories: 1 to 5. Those of services are one level lower. */
  headingLevel: number
  /** Translates the purposes of services; null for English. */
  translate: TranslatePurpose | null
  /** For how many days a decision is stored. */
  lifetimeDays: number
  /** The name of the cookie that also stores the decision; null without one. */
  cookie: string | null
}

/** A category with its services, as visitors read it. */
export interface DeclaredCategory {
  name: CategoryName | string
  title: string
  description: string
  services: readonly DeclarationEntry[]
}

/** A service, as visitors read it. */
export interface DeclarationEntry {
  name: string
  title: string
  /** Null for what the site itself stores. */
  company: string | null
  country: string
  purpose: Phrase
  privacyUrl: string | null
  stores: readonly { name: string; purpose: Phrase; duration: string }[]
}

/** A text, and whether it is English because it has no translation. */
export interface Phrase {
  text: string
  isEnglish: boolean
}

/**
 * Returns the categories that have services, in display order; all that are shown if no optional service is declared.
 * Custom categories follow their parent. The necessary one begins with what stores the visitor's choice.
 */
export function declaration(facts: DeclarationFacts): DeclaredCategory[] {
  const { services, customCategories, texts, language, translate } = facts
  const phrase = (service: string, english: string): Phrase => {
    const text = translate?.(service, english)
    return { text: text ?? english, isEnglish: !text }
  }
  const entry = ({ name, title, company, purpose, privacyUrl, stores }: DeclaredService): DeclarationEntry => ({
    name,
    title,
    company: company.name,
    country: readableCountry(company.country, language),
    purpose: phrase(name, purpose),
    privacyUrl: safeHref(privacyUrl),
    stores: stores.map(item => ({
      name: item.domain === undefined ? item.name : `${item.name} (${item.domain})`,
      purpose: phrase(name, item.purpose),
      duration: readableDuration(item.duration, language, texts),
    })),
  })
  const of = (category: CategoryName, group?: string): DeclarationEntry[] =>
    services.filter(service => service.category === category && service.group === group).map(entry)
  const own = ownStorage(facts)
  const listed = services.some(({ category }) => category !== 'necessary') ? [] : facts.shown
  return consentCategories
    .flatMap((category): DeclaredCategory[] => [
      {
        name: category.name,
        ...categoryText(texts, category),
        services: [...(category.name === 'necessary' ? [own] : []), ...of(category.name)],
      },
      ...customCategories
        .filter(({ parent }) => parent === category.name)
        .map(({ name, title, description = '' }) => ({ name, title, description, services: of(category.name, name) })),
    ])
    .filter(({ name, services }) => services.length > 0 || listed.some(shown => shown === name))
}

/** Returns the entry of the storage in which the visitor's choice is kept. */
function ownStorage({ texts, language, lifetimeDays, cookie }: DeclarationFacts): DeclarationEntry {
  const purpose = { text: texts.services.choice, isEnglish: false }
  const item = (name: string, duration: string) => ({
    name,
    purpose,
    duration: readableDuration(duration, language, texts),
  })
  const lifetime = `P${lifetimeDays}D`
  return {
    name: 'consent-elements',
    title: texts.consentManagerDialog.title,
    company: null,
    country: '',
    purpose,
    privacyUrl: null,
    stores: [
      item(storageKeys.record, lifetime),
      item(storageKeys.receipts, 'persistent'),
      ...(cookie === null ? [] : [item(cookie, lifetime)]),
    ],
  }
}

/** Returns the line with the date of the last change; null without a date. */
export const updatedLine = ({ updated, language, texts }: DeclarationFacts): string | null =>
  updated === null || Number.isNaN(updated.getTime())
    ? null
    : texts.services.updated.replace(
        '{date}',
        new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(updated),
      )
