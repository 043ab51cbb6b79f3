import { browserSignals } from '../browser/browser-signals'
import type { CategoryName } from '../consent/categories'
import { onlyNecessary } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { ownProperties } from '../consent/own-properties'
import { readDecision } from '../consent/read-decision'
import { defaultPrivacySettings } from '../consent/settings'
import { isOlderThanCookie } from '../storage/is-older-than-cookie'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

/** Returns whether the stored decision allows a category. Privacy signals of the browser can overrule it. */
export function isAllowedByStoredConsent(category: CategoryName): boolean {
  const stored = readStored(storageKeys.record)
  const decision = readDecision(stored, Date.now())
  const consents =
    decision && !isOlderThanCookie(decision, ownProperties(stored)?.cookie) ? decision.consents : onlyNecessary()
  return effectiveConsents(consents, browserSignals(), defaultPrivacySettings)[category]
}
