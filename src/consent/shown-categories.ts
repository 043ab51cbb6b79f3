import { categoryNames, isCategoryName, type CategoryName } from './categories'
import { defaultGdprTypes } from './settings'

/** The names in the option `categories`: a text of names divided by spaces or commas, or a list of names. */
export const namesIn = (categories: unknown): readonly unknown[] =>
  typeof categories === 'string' ? categories.split(/[\s,]+/).filter(Boolean) : [categories ?? []].flat()

/**
 * The categories that the option `categories` shows.
 * @param categories `all`, names, or nothing, which shows the default
 */
export function shownCategories(categories: unknown): readonly CategoryName[] {
  if (categories === 'all') return categoryNames
  const known = namesIn(categories).filter(isCategoryName)
  return known.length > 0 ? known : defaultGdprTypes
}
