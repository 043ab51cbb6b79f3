import type { CategoryName } from '../../consent/categories'
import { consentCategories } from '../../consent/categories'
import type { CustomCategory } from '../../consent/custom-category'
import type { DeclaredService } from '../../services/declared-service'
import { categoryText } from '../../translations/category-text'
import type { TranslationSet } from '../../translations/translation-set'
import { safeHref } from '../parts/safe-href'
import { readableCountry } from '../services/readable-country'
import { readableDuration } from '../services/readable-duration'

/** The data of a declaration. */
export interface DeclarationFacts {
  services: readonly DeclaredService[]
  customCategories: readonly CustomCategory[]
  texts: TranslationSet
  /** BCP 47 */
  language: string
  /** When the list was last changed; null omits the line. */
  updated: Date | null
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
  company: string
  country: string
  purpose: string
  privacyUrl: string | null
  stores: readonly { name: string; purpose: string; duration: string }[]
}

/** Returns the categories that have services, in display order. Custom categories follow their parent. */
export function declaration({ services, customCategories, texts, language }: DeclarationFacts): DeclaredCategory[] {
  const entry = ({ name, title, company, purpose, privacyUrl, stores }: DeclaredService): DeclarationEntry => ({
    name,
    title,
    company: company.name,
    country: readableCountry(company.country, language),
    purpose,
    privacyUrl: safeHref(privacyUrl),
    stores: stores.map(item => ({
      name: item.domain === undefined ? item.name : `${item.name} (${item.domain})`,
      purpose: item.purpose,
      duration: readableDuration(item.duration, language, texts),
    })),
  })
  const of = (category: CategoryName, group?: string): DeclarationEntry[] =>
    services.filter(service => service.category === category && service.group === group).map(entry)
  return consentCategories
    .flatMap((category): DeclaredCategory[] => [
      { name: category.name, ...categoryText(texts, category), services: of(category.name) },
      ...customCategories
        .filter(({ parent }) => parent === category.name)
        .map(({ name, title, description = '' }) => ({ name, title, description, services: of(category.name, name) })),
    ])
    .filter(({ services }) => services.length > 0)
}

/** Returns the line with the date of the last change; null without a date. */
export const updatedLine = ({ updated, language, texts }: DeclarationFacts): string | null =>
  updated === null || Number.isNaN(updated.getTime())
    ? null
    : texts.services.updated.replace(
        '{date}',
        new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(updated),
      )
