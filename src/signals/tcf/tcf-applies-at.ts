import { countryOf } from '../../consent/country-of'

/**
 * Where ad vendors need a TC string: the EEA and its outermost regions (GDPR), the United Kingdom and Gibraltar (UK GDPR),
 * and Switzerland, which Google's EU user consent policy includes. EA and IC, which databases of addresses use, are parts of
 * Spain, and UK is a common wrong code of GB.
 */
const countries =
  'AT AX BE BG CH CY CZ DE DK EA EE ES FI FR GB GF GI GP GR HR HU IC IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK UK YT'

/**
 * Returns whether TCF asks visitors at a place. An unknown place counts as one, because TCF asks for consent to everything.
 * @param place such as `DE` or `US-CA`
 */
export function tcfAppliesAt(place: string | undefined): boolean {
  const [, code] = /^([A-Z]{2})(-[A-Z\d]{1,3})?$/.exec(place?.toUpperCase() ?? '') ?? []
  const country = code && countryOf(code)
  return country === undefined || countries.includes(country)
}
