import type { Vendor } from '@iabtechlabtcf/core'
import type { TcfOptions, TcfRestriction } from './tcf-options'

/** From the strictest to the least strict. */
const types = ['not-allowed', 'consent', 'legitimate-interest'] as const

/**
 * Returns the publisher's restriction of a vendor for a purpose that the vendor declares. Of several, the strictest
 * applies, in any order. A legal basis can only be required where the vendor is flexible (IAB, Consent string and vendor
 * list formats v2, "PubRestrictions"). Purposes that the site does not ask for are forbidden.
 */
export function restrictionFor(
  { id, flexiblePurposes }: Vendor,
  purpose: number,
  { purposes, restrictions = [] }: TcfOptions,
): TcfRestriction['type'] | undefined {
  if (purposes?.includes(purpose) === false) return 'not-allowed'
  const given = restrictions
    .filter(rule => rule.purpose === purpose && (rule.vendors?.includes(id) ?? true))
    .map(({ type }) => type)
  return types.find(type => given.includes(type) && (type === 'not-allowed' || flexiblePurposes.includes(purpose)))
}
