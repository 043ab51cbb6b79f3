import type { Vendor } from '@iabtechlabtcf/core'
import type { TcfChoice } from './tcf-choice'
import { basesOf, type TcfQuestion } from './tcf-question'

/**
 * Returns the ids of the vendors that may be contacted for ads by a choice. A vendor needs
 *
 * - consent to purpose 1, if it declares that purpose, as its requests store data;
 * - a legal basis for purpose 2, to select ads, or for any other purpose if it does not declare that one.
 *
 * Special purposes are no basis: they need no choice, so they cannot have been chosen.
 * @param ids the vendors in question
 */
export const vendorsWithBasis = (question: TcfQuestion, choice: TcfChoice, ids: readonly number[]): number[] =>
  question.vendors.filter(vendor => ids.includes(vendor.id) && hasBasis(vendor, question, choice)).map(({ id }) => id)

function hasBasis(vendor: Vendor, { options }: TcfQuestion, choice: TcfChoice): boolean {
  const { consent, interest } = basesOf(vendor, options)
  const inForce = [
    ...(choice.vendors.includes(vendor.id) ? consent.filter(id => choice.purposes.includes(id)) : []),
    ...(choice.vendorInterests.includes(vendor.id) ? interest.filter(id => choice.interests.includes(id)) : []),
  ]
  const declared = [...vendor.purposes, ...vendor.legIntPurposes]
  if (declared.includes(1) && !inForce.includes(1)) return false
  return declared.includes(2) ? inForce.includes(2) : inForce.some(id => id !== 1)
}
