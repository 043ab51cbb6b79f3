import { categoryNames, isCategoryName, type CategoryName } from './categories'
import { defaultGdprTypes } from './settings'

/**
 * Returns the names in the option `categories`.
 * @param categories a text of names separated by spaces or commas, or an array of names
 */
export const namesIn = (categories: unknown): readonly unknown[] =>
  typeof categories === 'string' ? categories.split(/[\s,]+/).filter(Boolean) : [categories ?? []].flat()

/**
 * Returns the categories that the option `categories` shows.
 * @param categories `all`, names, or undefined for the default. Of an empty list, and of unknown
 *   names, only the necessary category is shown.
 */
export function shownCategories(categories: unknown): readonly CategoryName[] {
  if (categories === 'all') return categoryNames
  const known = namesIn(categories).filter(isCategoryName)
  return (categories ?? null) === null ? defaultGdprTypes : known.length > 0 ? known : ['necessary']
}
