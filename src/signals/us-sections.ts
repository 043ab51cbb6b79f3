/** The facts from which the US sections are derived. */
export interface UsChoice {
  /** Whether advertising is refused. This is the opt-out of sale, of sharing and of targeted advertising. */
  hasOptedOut: boolean
  /** Whether the visitor was offered the choice. If not, the fields are "not applicable". */
  isOffered: boolean
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: boolean
}

const YES = 1
const NO = 2
const NOT_APPLICABLE = 0

/** Returns the fields of all US sections. Each section uses those that it has (IAB GPP, Sections). */
export function usFields({ hasOptedOut, isOffered, globalPrivacyControl }: UsChoice): Record<string, number | boolean> {
  const notice = isOffered ? YES : NOT_APPLICABLE
  const optOut = !isOffered ? NOT_APPLICABLE : hasOptedOut ? YES : NO
  return {
    SharingNotice: notice,
    ProcessingNotice: notice,
    SaleOptOutNotice: notice,
    SharingOptOutNotice: notice,
    TargetedAdvertisingOptOutNotice: notice,
    SaleOptOut: optOut,
    SharingOptOut: optOut,
    TargetedAdvertisingOptOut: optOut,
    // Only the owner knows whether the site has signed the Multi-State Privacy Agreement, so the value is NO.
    MspaCoveredTransaction: NO,
    GpcSegmentIncluded: true,
    Gpc: globalPrivacyControl,
  }
}

/** The states with a section of their own, by the IAB's names. */
const states = 'ca co ct de fl ia in ky md mn mt ne nh nj or ri tn tx ut va'.split(' ')

/**
 * Returns the section that applies where the visitor is.
 * @param place ISO 3166 country and region; empty if unknown
 * @param sections `usnat` for the national section, `states` for that of the visitor's state, if it has one
 * @returns the name of the section; null outside the United States, and if the location is unknown
 */
export function sectionFor(
  { countryCode, regionCode }: { countryCode: string; regionCode: string },
  sections: 'usnat' | 'states',
): string | null {
  if (countryCode.toUpperCase() !== 'US') return null
  const state = regionCode.toLowerCase().replace(/^us-/, '')
  return sections === 'states' && states.includes(state) ? `us${state}` : 'usnat'
}
