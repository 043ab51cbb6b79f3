import { browserSignals } from '../browser/browser-signals'
import { onlyNecessary, type Consents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { ownProperties } from '../consent/own-properties'
import { readDecision } from '../consent/read-decision'
import { defaultPrivacySettings } from '../consent/settings'
import { isOlderThanCookie } from '../storage/is-older-than-cookie'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

/**
 * Returns what the stored decision allows. Privacy signals of the browser can overrule it.
 * @param stored the decision as it is stored
 */
export function storedConsents(stored = readStored(storageKeys.record)): Consents {
  const decision = readDecision(stored, Date.now())
  const consents =
    decision && !isOlderThanCookie(decision, ownProperties(stored)?.cookie) ? decision.consents : onlyNecessary()
  return effectiveConsents(consents, browserSignals(), defaultPrivacySettings)
}
