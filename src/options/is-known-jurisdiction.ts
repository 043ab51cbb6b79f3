import { countryOf } from '../consent/country-of'

/** Laws as servers name them. UK is such a name, too, and XX an unknown place. */
const laws = /^(GDPR|UK|UK_GDPR|LGPD|QC_LAW25|PIPEDA|APPI|PIPA|CCPA|NONE|XX)$/
/** The states and territories of the United States (ISO 3166-2), where laws differ most. */
const states =
  /^(A[KLRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|U[MT]|V[AIT]|W[AIVY])$/

/**
 * Returns whether visitors can have this name in the option `jurisdictions`: the code of a law, a country such as `DE`, or a
 * region of it such as `US-CA`. Of regions outside of the United States only the form is checked.
 */
export function isKnownJurisdiction(name: string): boolean {
  const [, country, region] = /^([A-Z]{2})(?:-([A-Z\d]{1,3}))?$/.exec(name) ?? []
  return (
    laws.test(name) ||
    (country !== undefined && countryOf(country) === country && (country !== 'US' || !region || states.test(region)))
  )
}
