/** What the sections of the United States are made of. */
export interface UsChoice {
  /** Whether advertising is refused: the opt-out of sale, of sharing and of targeted advertising. */
  hasOptedOut: boolean
  /** Whether the visitor was offered the choice; where not, the sections say neither yes nor no. */
  isOffered: boolean
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: boolean
}

const YES = 1
const NO = 2
const NOT_APPLICABLE = 0

/** Returns the fields of any section of the United States; a section takes those that it has (IAB GPP, Sections). */
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
    // Whether the site has signed the Multi-State Privacy Agreement only its owner knows; 2 claims nothing.
    MspaCoveredTransaction: NO,
    GpcSegmentIncluded: true,
    Gpc: globalPrivacyControl,
  }
}

/** The states that have a section, as the IAB names them. */
const states = 'ca co ct de fl ia in ky md mn mt ne nh nj or ri tn tx ut va'.split(' ')

/**
 * Returns the section that applies where the visitor is.
 * @param place ISO 3166 country and region, empty where unknown
 * @param sections `usnat` for one section for all states, `states` for that of the visitor's state where it has one
 * @returns null outside the United States, and where nobody knows the place
 */
export function sectionFor(
  { countryCode, regionCode }: { countryCode: string; regionCode: string },
  sections: 'usnat' | 'states',
): string | null {
  if (countryCode.toUpperCase() !== 'US') return null
  const state = regionCode.toLowerCase().replace(/^us-/, '')
  return sections === 'states' && states.includes(state) ? `us${state}` : 'usnat'
}
