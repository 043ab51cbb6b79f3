import { consentCategories, type CategoryName, type ConsentCategory } from './categories'

/** Returns the five categories in display order. `display` states whether the site shows the category. */
export const displayedCategories = (shown: readonly CategoryName[]): readonly ConsentCategory[] =>
  consentCategories.map(category => ({ ...category, display: category.display || shown.includes(category.name) }))
