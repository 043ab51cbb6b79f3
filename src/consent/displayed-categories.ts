import { consentCategories, type CategoryName, type ConsentCategory } from './categories'
import { allConsents } from './consents'
import { effectiveConsents } from './effective-consents'
import type { BrowserSignals, PrivacySettings } from './settings'

/**
 * Returns the five categories in display order. `display` states whether the site shows the category. A category that a
 * browser signal turns off is disabled.
 */
export function displayedCategories(
  shown: readonly CategoryName[],
  signals: BrowserSignals,
  settings: PrivacySettings,
): readonly ConsentCategory[] {
  const possible = effectiveConsents(allConsents(), signals, settings)
  return consentCategories.map(category => ({
    ...category,
    disabled: category.disabled || !possible[category.name],
    display: category.display || shown.includes(category.name),
  }))
}
