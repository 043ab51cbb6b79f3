import type { Consents } from '../consent/consents'

/** The consent types of Google's Consent Mode v2. */
type ConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage'

/** The state of each consent type of Google's Consent Mode. */
export type ConsentSignals = Record<ConsentSignal, 'granted' | 'denied'>

/** Maps our categories to Google's consent types (specification §4, "Tag-manager mapping"). */
export function consentSignals(consents: Consents): ConsentSignals {
  const status = (granted: boolean): 'granted' | 'denied' => (granted ? 'granted' : 'denied')
  return {
    ad_storage: status(consents.marketing),
    ad_user_data: status(consents.marketing),
    ad_personalization: status(consents.marketing),
    analytics_storage: status(consents.measurement),
    functionality_storage: status(consents.functionality),
    personalization_storage: status(consents.experience),
    security_storage: status(consents.necessary),
  }
}

/** Returns the default before a decision: every consent type is denied (specification §4). */
export const deniedSignals = (): ConsentSignals =>
  consentSignals({ necessary: false, functionality: false, measurement: false, experience: false, marketing: false })
