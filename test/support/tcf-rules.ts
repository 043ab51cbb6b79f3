import { TCString, type VendorList } from '@iabtechlabtcf/core'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import { idsIn, type TcData } from './tcf-page'

/** Since TCF 2.2 these purposes may not be based on a legitimate interest. */
const consentOnly = [1, 3, 4, 5, 6]

/**
 * Returns which rules for TC strings an answer of `__tcfapi` breaks: those of the IAB's specifications, which its CMP
 * Validator checks.
 * @param data the answer after a choice
 */
export function brokenRules(data: TcData, list: VendorList, options: TcfOptions): string[] {
  const model = TCString.decode(data.tcString)
  const [, ...segments] = data.tcString.split('.')
  const vendors = Object.values(list.vendors).filter(
    vendor => !vendor.deletedDate && (options.vendors?.includes(vendor.id) ?? true),
  )
  const known = new Map(vendors.map(vendor => [vendor.id, vendor]))
  const sets = {
    purposes: idsIn(model.purposeConsents),
    interests: idsIn(model.purposeLegitimateInterests),
    vendors: idsIn(model.vendorConsents),
    vendorInterests: idsIn(model.vendorLegitimateInterests),
    disclosed: idsIn(model.vendorsDisclosed),
  }
  const on = (table: Record<string, boolean>): string =>
    Object.keys(table)
      .filter(id => table[id])
      .join()
  const restrictions = vendors.flatMap(vendor =>
    model.publisherRestrictions.getRestrictions(vendor.id).map(({ purposeId, restrictionType }) => ({
      vendor,
      purposeId,
      restrictionType,
    })),
  )
  const rules: Record<string, boolean> = {
    'the version is 2': model.version === 2,
    'there are segments for disclosed vendors (1) and for the publisher (3)':
      segments.map(text => segmentType(text)).join() === '1,3',
    'cmpId and cmpVersion are those of the platform':
      model.cmpId === options.cmpId && model.cmpVersion === options.cmpVersion,
    'the platform names the same ids as the string':
      data.cmpId === model.cmpId && data.cmpVersion === model.cmpVersion && data.cmpStatus === 'loaded',
    'created and lastUpdated are the same day, not in the future':
      model.created.getTime() === model.lastUpdated.getTime() &&
      model.created.getTime() <= Date.now() &&
      model.created.getTime() % 86_400_000 === 0,
    'the language is one of two letters in capitals': /^[A-Z]{2}$/.test(model.consentLanguage),
    'the screen is counted': Number(model.consentScreen) > 0,
    'the versions are those of the list':
      model.vendorListVersion === list.vendorListVersion &&
      Number(model.policyVersion) === list.tcfPolicyVersion &&
      data.tcfPolicyVersion === list.tcfPolicyVersion,
    'the string is for this service only, without a segment of allowed vendors':
      model.isServiceSpecific && data.isServiceSpecific && idsIn(model.vendorsAllowed).length === 0,
    'purpose one has no special treatment': !model.purposeOneTreatment,
    'the country of the publisher is named': model.publisherCountryCode === options.publisherCountryCode,
    'no legitimate interest in a purpose that needs consent': !sets.interests.some(id => consentOnly.includes(id)),
    'exactly the listed vendors are disclosed':
      sets.disclosed.join() === [...known.keys()].sort((one, other) => one - other).join(),
    'vendors with consent ask for it': sets.vendors.every(id => known.get(id)?.purposes.length),
    'vendors with a legitimate interest have declared one': sets.vendorInterests.every(
      id => (known.get(id)?.legIntPurposes.length ?? 0) > 0,
    ),
    'purposes and special features are on the list':
      [...sets.purposes, ...sets.interests].every(id => id in list.purposes) &&
      idsIn(model.specialFeatureOptins).every(id => id in list.specialFeatures),
    'restrictions are about purposes that the vendor declares, and change the basis of flexible ones only':
      restrictions.every(
        ({ vendor, purposeId, restrictionType }) =>
          [...vendor.purposes, ...vendor.legIntPurposes].includes(purposeId!) &&
          (Number(restrictionType) === 0 || vendor.flexiblePurposes.includes(purposeId!)),
      ),
    'the answer says the same as the string':
      on(data.purpose.consents) === sets.purposes.join() &&
      on(data.purpose.legitimateInterests) === sets.interests.join() &&
      on(data.vendor.consents) === sets.vendors.join() &&
      on(data.vendor.legitimateInterests) === sets.vendorInterests.join() &&
      on(data.vendor.disclosedVendors) === sets.disclosed.join(),
    'the GDPR applies': data.gdprApplies === true,
    'the Additional Consent string has version 2 and names the disclosed providers':
      options.additionalVendors === undefined
        ? data.addtlConsent === undefined
        : /^2~(\d+(\.\d+)*)?~dv\.(\d+(\.\d+)*)?$/.test(data.addtlConsent ?? ''),
  }
  return Object.keys(rules).filter(name => !rules[name])
}

/** Returns the type in the first three bits of a segment. */
const segmentType = (text: string): number =>
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(text[0]!) >> 3
