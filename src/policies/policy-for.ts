import type { PolicyPack } from './policy-pack'
import { policyPacks } from './policy-packs'

/** Where a visitor is, as an edge server or a header says it. */
export interface Place {
  /** ISO 3166 country, such as `CA`. */
  country: string | null | undefined
  /** The region without or with the country: `QC` or `CA-QC`. */
  region?: string | null | undefined
}

/**
 * Returns the pack that applies at a place; null if none is known. Treat an unknown place as opt-in.
 */
export function policyFor({ country, region }: Place): PolicyPack | null {
  const code = (country ?? '').trim().toUpperCase()
  const part = (region ?? '').trim().toUpperCase().replace(`${code}-`, '')
  const at = (place: string): PolicyPack | undefined =>
    // Among the packs of a place, the one for fewer places is more specific: France before the EEA.
    policyPacks
      .filter(({ places }) => places.includes(place))
      .sort((one, other) => one.places.length - other.places.length)[0]
  return (part ? at(`${code}-${part}`) : undefined) ?? at(code) ?? null
}
