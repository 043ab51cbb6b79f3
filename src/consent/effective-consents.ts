import { consentsFrom, onlyNecessary, type Consents } from './consents'
import type { BrowserSignals, PrivacySettings } from './settings'

/**
 * Returns the consents in force: the visitor's choice without the categories that browser signals revoke. The blocker
 * and all vendor signals use this value, never the choice itself.
 *
 * Do Not Track leaves only the necessary category (specification §4). Global Privacy Control is an opt-out of sale and
 * sharing (11 CCR §7025), so it revokes marketing.
 */
export function effectiveConsents(consents: Consents, signals: BrowserSignals, settings: PrivacySettings): Consents {
  if (signals.doNotTrack && settings.honorDoNotTrack) return onlyNecessary()
  if (signals.globalPrivacyControl) return consentsFrom(name => consents[name] && name !== 'marketing')
  return consents
}
