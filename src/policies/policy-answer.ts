import type { BannerResponse } from '../consent/banner-response'
import { policyFor } from './policy-for'
import { readPlace, type Place } from './read-place'

/**
 * Returns the answer about a visitor's place, for the handler `showConsentBanner` of `mode: 'custom'` or an endpoint of
 * your own. It names the pack and its version in `policy`, which `consentManager.state` and receipts have. Visitors are
 * asked where the model is opt-in. At places without a pack they are asked, and nothing is granted before.
 */
export function policyAnswer(place: Place): BannerResponse {
  const pack = policyFor(place)
  const { country, region } = readPlace(place)
  return {
    showConsentBanner: pack === null || pack.model === 'opt-in',
    jurisdiction: pack ? { code: pack.code, message: pack.name } : { code: 'UNKNOWN', message: 'No policy pack' },
    location: { countryCode: country || 'XX', regionCode: region },
    ...(pack && { model: pack.model, lifetimeDays: pack.lifetimeDays, policy: `${pack.id}@${pack.version}` }),
  }
}
