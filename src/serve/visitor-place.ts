import { countryCodes } from './country-codes'

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
