import type { CategoryName } from '../consent/categories'
import { storedConsents } from './stored-consents'

/** Returns whether the stored decision allows a category. Privacy signals of the browser can overrule it. */
export const isAllowedByStoredConsent = (category: CategoryName): boolean => storedConsents()[category]
