/**
 * Where ad vendors need a TC string: the EEA and its outermost regions (GDPR), the United Kingdom and Gibraltar (UK GDPR),
 * and Switzerland, which Google's EU user consent policy includes. UK is a common wrong code of GB.
 */
const countries =
  'AT AX BE BG CH CY CZ DE DK EE ES FI FR GB GF GI GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK UK YT'

/** Codes that ISO 3166 leaves to users, which CDNs send for unknown places, and those of regions. XK is Kosovo. */
const noCountry = /^(AA|AP|EU|Q[M-Z]|X[A-JL-Z]|ZZ)$/

/**
 * Returns whether TCF asks visitors at a place. An unknown place counts as one, because TCF asks for consent to everything.
 * @param place such as `DE` or `US-CA`
 */
export function tcfAppliesAt(place: string | undefined): boolean {
  const [, country] = /^([A-Z]{2})(-[A-Z\d]{1,3})?$/.exec(place?.toUpperCase() ?? '') ?? []
  return country === undefined || noCountry.test(country) || countries.includes(country)
}
