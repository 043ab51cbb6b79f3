import { hasOwn } from './has-own'
import { categoryNames, consentCategories, isDisabledCategory, type CategoryName } from './categories'

/** For each category, whether it is granted. */
export type Consents = Record<CategoryName, boolean>

/** Builds a complete set by calling `allows` once for each category. */
export const consentsFrom = (allows: (name: CategoryName) => boolean): Consents =>
  Object.fromEntries(categoryNames.map(name => [name, allows(name)])) as Consents

export const defaultConsents = (): Consents =>
  Object.fromEntries(consentCategories.map(({ name, defaultValue }) => [name, defaultValue])) as Consents

export const allConsents = (): Consents => consentsFrom(() => true)

export const onlyNecessary = (): Consents => consentsFrom(name => name === 'necessary')

/**
 * Applies the visitor's changes. Disabled categories keep their value (specification §4, §5).
 * @param base the values before the change
 * @param changes the categories to change
 */
export const withChanges = (base: Consents, changes: Partial<Consents>): Consents =>
  consentsFrom(name =>
    !isDisabledCategory(name) && hasOwn(changes, name) ? (changes[name] ?? base[name]) : base[name],
  )

export const sameConsents = (a: Consents, b: Consents): boolean => changedCategories(a, b).length === 0

/** Returns the categories in which two sets differ, in display order. */
export const changedCategories = (a: Consents, b: Consents): CategoryName[] =>
  categoryNames.filter(name => a[name] !== b[name])
