import { categoryNames } from '../consent/categories'
import type { Consents } from '../consent/consents'
import { purposesOfCategories } from './categories-of-purposes'
import type { CanadaOptions } from './signal-options'

/**
 * Returns the fields of IAB Canada's section, number 5 (IAB GPP, Sections/Canada, "Core sub-section"). Granted categories
 * are express consent to their purposes. Nothing is implied, because our notices ask before anything is granted in
 * Canada. Special features are not asked for.
 * @param consents those in force
 */
export function canadaFields(
  { vendors, vendorListVersion, policyVersion = 2 }: CanadaOptions,
  consents: Consents,
  cmpId: number,
): Record<string, unknown> {
  const granted = new Set(categoryNames.filter(name => consents[name]).flatMap(name => purposesOfCategories[name]))
  const purposes = Array.from({ length: 24 }, (_, at) => granted.has(at + 1))
  const ids = [...new Set(vendors)].sort((one, other) => one - other)
  return {
    CmpId: cmpId,
    CmpVersion: 1,
    ConsentScreen: 1,
    VendorListVersion: vendorListVersion,
    TcfPolicyVersion: policyVersion,
    PurposesExpressConsent: purposes,
    VendorExpressConsent: granted.size > 0 ? ids : [],
    PubPurposesExpressConsent: purposes,
    DisclosedVendors: ids,
  }
}
