/** Codes for groups of countries, or for private use. CDNs send XX and ZZ for unknown places. XK is Kosovo. */
const noCountry = /^(AA|AP|EU|EZ|Q[M-Z]|UN|X[A-JL-Z]|ZZ)$/

/**
 * Returns the present code of a country (ISO 3166-1), such as GB for UK; undefined for a code of none, such as EN or EL.
 * Browsers without names of countries keep every code.
 * @param code two capitals
 */
export function countryOf(code: string): string | undefined {
  if (noCountry.test(code)) return undefined
  try {
    const { region = code } = new Intl.Locale(`und-${code}`)
    return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) && region
  } catch {
    return code
  }
}
