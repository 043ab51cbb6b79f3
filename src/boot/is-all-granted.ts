import { browserSignals } from '../browser/browser-signals'
import type { ConsentRecord } from '../consent/consent-record'
import { effectiveConsents } from '../consent/effective-consents'
import { defaultPrivacySettings } from '../consent/settings'

/** Returns whether a decision leaves nothing to block: every category is in force, and no service is refused. */
export const isAllGranted = ({ consents, services, blockedHosts, openServices }: ConsentRecord): boolean =>
  !Object.values(effectiveConsents(consents, browserSignals(), defaultPrivacySettings)).includes(false) &&
  [services, blockedHosts, openServices].every(value => Object.keys(value ?? {}).length === 0)
