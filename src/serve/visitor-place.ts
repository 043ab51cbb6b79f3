/** All ISO 3166-1 alpha-2 codes that are officially assigned, and XK, which networks use for Kosovo. */
const countryCodes: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
    'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
    'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
    'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
    'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
    'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XK'
  ).split(' '),
)

/** Where a visitor is, as far as the proxy knows it. */
export interface VisitorPlace {
  /** ISO 3166-1 alpha-2, in upper case; null if unknown. */
  readonly country: string | null
  readonly region: string | null
}

/** The headers of proxies and CDNs, in the order of @c15t/backend. CloudFront sends the last one. */
const countryHeaders = [
  'x-c15t-country',
  'cf-ipcountry',
  'x-vercel-ip-country',
  'x-amz-cf-ipcountry',
  'x-country-code',
  'cloudfront-viewer-country',
]
const regionHeaders = [
  'x-c15t-region',
  'x-vercel-ip-country-region',
  'x-region-code',
  'cloudfront-viewer-country-region',
]

/**
 * Reads the visitor's place from the headers of a proxy. Codes that ISO 3166 does not assign, such as Cloudflare's XX for
 * unknown and T1 for Tor, count as unknown, so these visitors are asked.
 */
export function visitorPlace(header: (name: string) => string | undefined): VisitorPlace {
  const first = (names: readonly string[]) => names.map(header).find(value => value !== undefined && value !== '')
  const code = first(countryHeaders)?.toUpperCase() ?? ''
  if (!countryCodes.has(code)) return { country: null, region: null }
  const region = first(regionHeaders) ?? ''
  return { country: code, region: /^[a-z0-9-]{1,6}$/i.test(region) ? region : null }
}
