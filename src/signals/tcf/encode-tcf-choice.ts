import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core'
import { listLanguage } from './list-language'
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
  for (const rule of restrictionsOf(question)) {
    const restriction = new PurposeRestriction(rule.purpose, restrictionTypes[rule.type])
    for (const vendor of rule.vendors) model.publisherRestrictions.add(vendor, restriction)
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

/** Returns the publisher's restrictions by vendor, and the purposes that the site does not ask for. */
function restrictionsOf({ options, vendors, list }: TcfQuestion): {
  purpose: number
  type: keyof typeof restrictionTypes
  vendors: number[]
}[] {
  const { purposes, restrictions = [] } = options
  const unasked = purposes
    ? Object.keys(list.purposes)
        .map(Number)
        .filter(purpose => !purposes.includes(purpose))
    : []
  const rules = [
    ...restrictions,
    ...unasked.map(purpose => ({ purpose, type: 'not-allowed' as const, vendors: undefined })),
  ]
  return rules.map(({ purpose, type, vendors: only }) => ({
    purpose,
    type,
    vendors: vendors
      .filter(({ id }) => only?.includes(id) ?? true)
      .filter(vendor => [...vendor.purposes, ...vendor.legIntPurposes].includes(purpose))
      // A legal basis can only be required where the vendor is flexible.
      .filter(vendor => type === 'not-allowed' || vendor.flexiblePurposes.includes(purpose))
      .map(({ id }) => id),
  }))
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
