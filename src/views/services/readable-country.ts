/**
 * Returns the name of a country.
 * @param country the code of the country (ISO 3166-1 alpha-2)
 * @param language the language of the name (BCP 47)
 */
export function readableCountry(country: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
