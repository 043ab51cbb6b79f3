import { consentsFrom, onlyNecessary, type Consents } from './consents'
import type { BrowserSignals, PrivacySettings } from './settings'

/**
 * What is really in force: the choice, less what the browser's signals take back. The blocker and every tag read
 * this, never the choice itself.
 * Do Not Track leaves only the necessary (specification §4). Global Privacy Control is a sale and sharing
 * opt-out (11 CCR §7025), so it takes back marketing.
 */
export function effectiveConsents(consents: Consents, signals: BrowserSignals, settings: PrivacySettings): Consents {
  if (signals.doNotTrack && settings.honorDoNotTrack) return onlyNecessary()
  if (signals.globalPrivacyControl) return consentsFrom(name => consents[name] && name !== 'marketing')
  return consents
}
