import { hasOwn } from '../consent/has-own'
import { categoryNames, type CategoryName } from '../consent/categories'

/**
 * The purposes of TCF 2.x (IAB Europe, Policies, Appendix A) that a category is made of. A category is granted where
 * the visitor consented to all of them; 1 is to store and read on the device, which everything here does.
 */
const purposes: Record<CategoryName, readonly number[]> = {
  necessary: [],
  functionality: [1],
  measurement: [1, 8, 9],
  experience: [1, 5, 6],
  marketing: [1, 2, 3, 4, 7],
}

/** Returns the categories that consents to purposes amount to. @param consents by the purpose's number */
export const categoriesOfPurposes = (consents: Record<string, unknown>): CategoryName[] =>
  categoryNames.filter(name => purposes[name].every(purpose => hasOwn(consents, purpose) && consents[purpose] === true))
