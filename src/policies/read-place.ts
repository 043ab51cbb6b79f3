/** Where a visitor is, as an edge server or a header says it. */
export interface Place {
  /** ISO 3166 country, such as `CA`. */
  country: string | null | undefined
  /** The region without or with the country: `QC` or `CA-QC`. */
  region?: string | null | undefined
}

const isMissingOrText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'

/**
 * Returns the country, and the region without it, in capitals; an empty text for what is not known.
 * @throws TypeError for anything but a place: `policyFor('DE')` would otherwise be no place at all
 */
export function readPlace(place: Place): { country: string; region: string } {
  const { country, region } = Object(place) as Place
  if (typeof place !== 'object' || !('country' in Object(place)) || ![country, region].every(isMissingOrText))
    throw new TypeError(
      `A place is ${JSON.stringify(place) ?? String(place)}; allowed are { country: "CA" } and { country: "CA", region: "QC" }`,
    )
  const code = (country ?? '').trim().toUpperCase()
  return { country: code, region: (region ?? '').trim().toUpperCase().replace(`${code}-`, '') }
}
