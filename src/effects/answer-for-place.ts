import { offlineBannerResponse, type BannerResponse } from '../consent/banner-response'
import { policyAnswer } from '../policies/policy-answer'
import { policyFor } from '../policies/policy-for'
import { placeInHeader } from '../browser/place-in-header'
import type { ConsentStore } from '../store/create-consent-store'
import type { settingsAtom } from '../store/settings-atoms'

/**
 * Returns the answer of the policy pack that applies at a place, and applies its lifetimes: a decision is kept at least
 * until the pack lets the site ask again, and at most as long as it allows. Without a pack, the answer is that of mode
 * `offline`: visitors are asked, and nothing is granted.
 * @param atom the settings; not imported, because this file is separate from the store's
 * @param place such as `DE` or `CA-QC`; `header` for the place in a header of the page
 */
export function answerForPlace(store: ConsentStore, atom: typeof settingsAtom, place: string): BannerResponse {
  const known = place.toLowerCase() === 'header' ? (placeInHeader() ?? '') : place
  const [country = '', region = ''] = known.split('-')
  const pack = policyFor({ country, region })
  if (pack === null) return offlineBannerResponse()
  const settings = store.get(atom)
  const lifetimeDays = Math.min(Math.max(settings.lifetimeDays, pack.askAgainAfterDays), pack.lifetimeDays)
  store.set(atom, { ...settings, lifetimeDays })
  return policyAnswer({ country, region })
}
