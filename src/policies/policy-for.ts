import type { PolicyPack } from './policy-pack'
import { policyPacks } from './policy-packs'
import { readPlace, type Place } from './read-place'

/**
 * Returns the pack that applies at a place; null if none is known. Treat an unknown place as opt-in.
 * @throws TypeError for anything but a place
 */
export function policyFor(place: Place): PolicyPack | null {
  const { country, region } = readPlace(place)
  const at = (place: string): PolicyPack | undefined =>
    // Among the packs of a place, the one for fewer places is more specific: France before the EEA.
    policyPacks
      .filter(({ places }) => places.includes(place))
      .sort((one, other) => one.places.length - other.places.length)[0]
  return (region ? at(`${country}-${region}`) : undefined) ?? at(country) ?? null
}
