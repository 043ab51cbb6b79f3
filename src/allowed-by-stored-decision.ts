import { browserSignals } from './browser/browser-signals'
import type { CategoryName } from './consent/categories'
import { onlyNecessary } from './consent/consents'
import { effectiveConsents } from './consent/effective-consents'
import { defaultPrivacySettings } from './consent/settings'
import { loadRecord } from './storage/record-storage'

/** Whether the decision that is stored, less what the browser's signals take back, allows a category. */
export const allowedByStoredDecision = (category: CategoryName): boolean =>
  effectiveConsents(loadRecord()?.consents ?? onlyNecessary(), browserSignals(), defaultPrivacySettings)[category]
