import { categoryNames, isDisabledCategory, type CategoryName } from './categories'
import type { Settings } from './settings'

/** The settings that select the categories. */
type Selection = Pick<Settings, 'gdprTypes' | 'autoCategories'>

/**
 * Returns the categories that the site shows. With `categories: 'auto'` these are the categories in use, and those that
 * the visitor was asked about earlier, on a page that uses others. If there are none, all are shown.
 * @param asked the categories of the stored decision, by name
 */
export function categoriesToShow(
  { gdprTypes, autoCategories }: Selection,
  asked: object = {},
): readonly CategoryName[] {
  if (!autoCategories) return gdprTypes
  const used: readonly string[] = [...gdprTypes, ...Object.keys(asked)]
  const shown = categoryNames.filter(name => isDisabledCategory(name) || used.includes(name))
  return shown.length > 1 ? shown : categoryNames
}
