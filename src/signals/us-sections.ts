import type { CategoryName } from '../consent/categories'
import { hasOwn } from '../consent/has-own'
import type { GppOptions } from './signal-options'
import { usSections, type SensitiveKind, type UsSectionFacts, type UsSectionName } from './us-section-facts'

/** The facts from which the US sections are derived. */
export interface UsChoice extends Pick<GppOptions, 'mspa' | 'sensitiveData' | 'child'> {
  /** Whether advertising is refused. This is the opt-out of sale, of sharing and of targeted advertising. */
  hasOptedOut: boolean
  /** Whether the visitor was offered the choice. If not, the fields are "not applicable". */
  isOffered: boolean
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: boolean
  /** Returns whether a category is in force. */
  allows: (category: CategoryName) => boolean
  /** Whether the visitor has decided. Without a decision nothing counts as consent. */
  hasDecided: boolean
}

const YES = 1
const NO = 2
const NOT_APPLICABLE = 0
/** Of sensitive data and of children: `NO_CONSENT` also means opted out, and `CONSENT` that the visitor did not opt out. */
const NO_CONSENT = 1
const CONSENT = 2

/** Returns the fields of a US section. Each section uses those that it has (IAB GPP, Sections). */
export function usFields(name: UsSectionName, choice: UsChoice): Record<string, unknown> {
  const { isOffered, globalPrivacyControl, mspa, sensitiveData, child } = choice
  const facts: UsSectionFacts = usSections[name]
  const isChildRefused = child !== undefined && !child.consents
  const isMinor = child !== undefined && facts.children.some(ages => covers(ages, child.age))
  // What a known child has not consented to may not be sold, whatever else was chosen.
  const hasOptedOut = choice.hasOptedOut || (isChildRefused && isMinor)
  const notice = isOffered ? YES : NOT_APPLICABLE
  const optOut = !isOffered ? NOT_APPLICABLE : hasOptedOut ? YES : NO
  const kinds = Object.keys(sensitiveData ?? {}).length
  const sensitiveNotice = kinds === 0 ? NOT_APPLICABLE : Object.values(sensitiveData!).includes(false) ? NO : YES
  const children = facts.children.map(ages =>
    child === undefined || !covers(ages, child.age) ? NOT_APPLICABLE : isChildRefused ? NO_CONSENT : CONSENT,
  )
  return {
    SharingNotice: notice,
    ProcessingNotice: notice,
    SaleOptOutNotice: notice,
    SharingOptOutNotice: notice,
    TargetedAdvertisingOptOutNotice: notice,
    SaleOptOut: optOut,
    SharingOptOut: optOut,
    TargetedAdvertisingOptOut: optOut,
    SensitiveDataProcessingOptOutNotice: sensitiveNotice,
    SensitiveDataLimitUseNotice: sensitiveNotice,
    SensitiveDataProcessing: facts.sensitive.map(entry => sensitiveValue(entry, facts, choice)),
    KnownChildSensitiveDataConsents: children.length === 1 ? children[0] : children,
    // The newer sections have one field for both modes.
    MspaCoveredTransaction: mspa ? YES : NO,
    MspaOptOutOptionMode: mspa ? (mspa === 'opt-out' ? YES : NO) : NOT_APPLICABLE,
    MspaServiceProviderMode: mspa ? (mspa === 'service-provider' ? YES : NO) : NOT_APPLICABLE,
    MspaMode: mspa ? (mspa === 'opt-out' ? 1 : 2) : NOT_APPLICABLE,
    GpcSegmentIncluded: true,
    Gpc: globalPrivacyControl,
  }
}

/** Returns the value of an entry: consent only if the visitor has allowed the category of each of its kinds. */
function sensitiveValue(
  kinds: readonly SensitiveKind[],
  { model }: UsSectionFacts,
  { sensitiveData = {}, allows, hasDecided }: UsChoice,
): number {
  const categories = kinds.flatMap(kind => (hasOwn(sensitiveData, kind) ? [sensitiveData[kind]!] : []))
  if (categories.length === 0) return NOT_APPLICABLE
  const isAllowed = categories.every(category => category !== false && allows(category))
  return isAllowed && (hasDecided || model === 'opt-out') ? CONSENT : NO_CONSENT
}

const covers = ([from, below]: readonly [number, number], age: number): boolean => age >= from && age < below

/**
 * Returns the section that applies where the visitor is.
 * @param place ISO 3166 country and region; empty if unknown
 * @param sections `usnat` for the national section, `states` for that of the visitor's state, if it has one
 * @returns the name of the section; null outside the United States, and if the location is unknown
 */
export function sectionFor(
  { countryCode, regionCode }: { countryCode: string; regionCode: string },
  sections: 'usnat' | 'states',
): UsSectionName | null {
  if (countryCode.toUpperCase() !== 'US') return null
  const name = `us${regionCode.toLowerCase().replace(/^us-/, '')}`
  return sections === 'states' && hasOwn(usSections, name) ? (name as UsSectionName) : 'usnat'
}
