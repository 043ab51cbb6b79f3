import type { Vendor, VendorList } from '@iabtechlabtcf/core'
import { restrictionFor } from './restriction-for'
import type { TcfChoice } from './tcf-choice'
import type { TcfOptions } from './tcf-options'

/** What visitors are asked: the vendor list, limited to what the site uses. */
export interface TcfQuestion {
  list: VendorList
  options: TcfOptions
  vendors: readonly Vendor[]
  /** The purposes and special features that any of the vendors uses with consent. */
  purposes: readonly number[]
  specialFeatures: readonly number[]
  /** The purposes that any of the vendors bases on a legitimate interest. */
  interests: readonly number[]
}

/** Limits the vendor list to what the options name. */
export function tcfQuestion(list: VendorList, options: TcfOptions): TcfQuestion {
  const vendors = Object.values(list.vendors)
    .filter(vendor => !vendor.deletedDate && (options.vendors?.includes(vendor.id) ?? true))
    .sort((one, other) => one.name.localeCompare(other.name))
  const bases = vendors.map(vendor => basesOf(vendor, options))
  const used = (ids: number[]): number[] => [...new Set(ids)].sort((one, other) => one - other)
  return {
    list,
    options,
    vendors,
    purposes: used(bases.flatMap(({ consent }) => consent)),
    interests: used(bases.flatMap(({ interest }) => interest)),
    specialFeatures: used(vendors.flatMap(vendor => vendor.specialFeatures)).filter(
      id => options.specialFeatures?.includes(id) ?? true,
    ),
  }
}

/** Returns the purposes of a vendor by legal basis, after the publisher's restrictions. */
export function basesOf(vendor: Vendor, options: TcfOptions): { consent: number[]; interest: number[] } {
  const { purposes, legIntPurposes } = vendor
  const bases: { consent: number[]; interest: number[] } = { consent: [], interest: [] }
  for (const purpose of [...purposes, ...legIntPurposes]) {
    const required = restrictionFor(vendor, purpose, options)
    if (required === 'not-allowed') continue
    const isInterest = required ? required === 'legitimate-interest' : legIntPurposes.includes(purpose)
    // Since TCF 2.2 these may not be based on a legitimate interest.
    if (isInterest && [1, 3, 4, 5, 6].includes(purpose)) continue
    ;(isInterest ? bases.interest : bases.consent).push(purpose)
  }
  return bases
}

/** Returns the choice of visitors who accept everything. */
export const acceptedChoice = (question: TcfQuestion): TcfChoice => ({
  ...startingChoice(question),
  purposes: question.purposes,
  specialFeatures: question.specialFeatures,
  vendors: question.vendors.filter(vendor => basesOf(vendor, question.options).consent.length > 0).map(({ id }) => id),
  additional: (question.options.additionalVendors ?? []).map(({ id }) => id),
})

/**
 * Returns the state before a choice: no consent, and no objection to legitimate interests. Since TCF 2.4 vendors that
 * declare special purposes only have no legitimate-interest bit: the segment of disclosed vendors names them (IAB Tech
 * Lab, Consent string and vendor list formats v2, changes of 2.4, pull request 443).
 */
export const startingChoice = (question: TcfQuestion): TcfChoice => ({
  ...refusedChoice,
  interests: question.interests,
  vendorInterests: question.vendors
    .filter(vendor => basesOf(vendor, question.options).interest.length > 0)
    .map(({ id }) => id),
})

/** The choice of visitors who reject everything. It includes the objection to all legitimate interests. */
export const refusedChoice: TcfChoice = {
  purposes: [],
  interests: [],
  specialFeatures: [],
  vendors: [],
  vendorInterests: [],
  additional: [],
}
