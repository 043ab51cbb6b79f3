import { hasOwn } from '../consent/has-own'
import { categoryNames, type CategoryName } from '../consent/categories'

/**
 * The purposes of TCF 2.x (IAB Europe, Policies, Appendix A) that each category consists of. A category is granted if
 * the visitor consented to all of them. Purpose 1 is to store and read data on the device, which all optional
 * categories need.
 */
export const purposesOfCategories: Record<CategoryName, readonly number[]> = {
  necessary: [],
  functionality: [1],
  measurement: [1, 8, 9],
  experience: [1, 5, 6],
  marketing: [1, 2, 3, 4, 7],
}

/**
 * Returns the categories that the consents to TCF purposes grant.
 * @param consents `true` for each purpose with consent, by the number of the purpose
 */
export const categoriesOfPurposes = (consents: Record<string, unknown>): CategoryName[] =>
  categoryNames.filter(name =>
    purposesOfCategories[name].every(purpose => hasOwn(consents, purpose) && consents[purpose] === true),
  )
