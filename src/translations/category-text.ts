import type { TranslationSet } from './translation-set'

/** Returns a name in title case: `terms_of_use` becomes `Terms Of Use` (specification §2). */
export const humanizeName = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(^|\s)\S/g, letter => letter.toUpperCase())

/**
 * Returns a category's title and description. Without a translation these are the name in title case and the category's
 * own description (specification §2).
 */
export function categoryText(
  texts: TranslationSet,
  category: { name: string; description: string },
): { title: string; description: string } {
  const types: Record<string, { title: string; description: string } | undefined> = texts.consentTypes
  const text = Object.prototype.hasOwnProperty.call(types, category.name) ? types[category.name] : undefined
  return {
    title: text?.title.trim() ? text.title : humanizeName(category.name),
    description: text?.description.trim() ? text.description : category.description,
  }
}
