import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core'
import { listLanguage } from './list-language'
import { restrictionFor } from './restriction-for'
import type { TcfQuestion } from './tcf-question'
import type { TcfChoice } from './tcf-choice'

const restrictionTypes = {
  'not-allowed': RestrictionType.NOT_ALLOWED,
  consent: RestrictionType.REQUIRE_CONSENT,
  'legitimate-interest': RestrictionType.REQUIRE_LI,
}

/**
 * Returns the TC string of a choice: service-specific, with the segments of TCF 2.3 for disclosed vendors and for the
 * publisher.
 * @param shown the language (BCP 47) of the layer that the choice was made on, and its number
 */
export function encodeTcfChoice(
  question: TcfQuestion,
  choice: TcfChoice,
  { language, screen }: { language: string; screen: 1 | 2 },
): string {
  const { list, options, vendors } = question
  const name = listLanguage(language)
  const isKnown = GVL.consentLanguages.has(name.toUpperCase())
  // The encoder changes the list that it is given.
  const gvl = new GVL(JSON.parse(JSON.stringify(list)) as VendorList, isKnown ? { language: name } : undefined)
  gvl.narrowVendorsTo(vendors.map(({ id }) => id))
  const model = new TCModel(gvl)
  model.cmpId = options.cmpId
  model.cmpVersion = options.cmpVersion ?? 1
  model.consentScreen = screen
  model.isServiceSpecific = true
  model.publisherCountryCode = (options.publisherCountryCode ?? 'AA').toUpperCase()
  for (const vendor of vendors)
    for (const purpose of new Set([...vendor.purposes, ...vendor.legIntPurposes])) {
      const type = restrictionFor(vendor, purpose, options)
      if (type) model.publisherRestrictions.add(vendor.id, new PurposeRestriction(purpose, restrictionTypes[type]))
    }
  model.purposeConsents.set([...choice.purposes])
  model.publisherConsents.set([...choice.purposes])
  model.purposeLegitimateInterests.set([...choice.interests])
  model.publisherLegitimateInterests.set([...choice.interests])
  model.specialFeatureOptins.set([...choice.specialFeatures])
  model.vendorConsents.set([...choice.vendors])
  model.vendorLegitimateInterests.set([...choice.vendorInterests])
  model.vendorsDisclosed.set(vendors.map(({ id }) => id))
  return TCString.encode(model)
}

/** Returns the choice in a TC string. */
export function decodeTcfChoice(text: string, additional: readonly number[]): TcfChoice {
  const model = TCString.decode(text)
  const ids = (vector: Iterable<[number, boolean]>): number[] => [...vector].flatMap(([id, on]) => (on ? [id] : []))
  return {
    purposes: ids(model.purposeConsents),
    interests: ids(model.purposeLegitimateInterests),
    specialFeatures: ids(model.specialFeatureOptins),
    vendors: ids(model.vendorConsents),
    vendorInterests: ids(model.vendorLegitimateInterests),
    additional,
  }
}

/** Returns the version of the policies that a TC string was made under. */
export const policyVersionOf = (text: string): number => Number(TCString.decode(text).policyVersion)
