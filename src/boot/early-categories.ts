import { gatedCategories } from '../browser/gated-categories'
import { whenParsed } from '../browser/when-parsed'
import { categoriesToShow } from '../consent/categories-to-show'
import type { CategoryName } from '../consent/categories'
import { declaredCategories } from '../services/declared-categories'

/**
 * Returns the categories that `categories: 'auto'` shows, once the page has been parsed. Pages that need them before
 * the core has loaded fetch this file.
 * @param services the option `services` as a text
 */
export async function earlyCategories(services: string): Promise<readonly CategoryName[]> {
  const declared = await declaredCategories(services)
  await new Promise<void>(resolve => whenParsed(resolve))
  return categoriesToShow({ autoCategories: true, gdprTypes: [...gatedCategories(), ...declared] })
}
