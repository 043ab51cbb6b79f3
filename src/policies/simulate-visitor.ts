import { categoryNames, type CategoryName } from '../consent/categories'
import type { ConsentModel } from '../consent/consent-model'
import { policyFor } from './policy-for'
import type { PolicyPack } from './policy-pack'
import type { Place } from './read-place'

/** What a visitor gets before a choice. */
export interface SimulatedVisit {
  pack: PolicyPack | null
  model: ConsentModel
  /** Whether the banner is shown. */
  isAsked: boolean
  /** The categories in force before a choice. */
  granted: readonly CategoryName[]
  /** The days until visitors who have refused are asked again. */
  askedAgainAfterDays: number
}

/** Returns what a visitor at a place gets before a choice, with the signals of the browser. */
export function simulateVisitor(
  place: Place,
  { globalPrivacyControl = false, doNotTrack = false }: { globalPrivacyControl?: boolean; doNotTrack?: boolean } = {},
): SimulatedVisit {
  const pack = policyFor(place)
  const model = pack?.model ?? 'opt-in'
  const granted = categoryNames.filter(
    name =>
      name === 'necessary' || (model !== 'opt-in' && !doNotTrack && !(globalPrivacyControl && name === 'marketing')),
  )
  return {
    pack,
    model,
    // Opt-out laws ask for a link to the settings, not for a banner.
    isAsked: model === 'opt-in',
    granted,
    askedAgainAfterDays: pack?.askAgainAfterDays ?? 182,
  }
}
