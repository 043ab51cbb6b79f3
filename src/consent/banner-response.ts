import type { ConsentModel } from './consent-model'
import { ownProperties } from './own-properties'
import { readServerTexts, type ServerTexts } from './server-texts'

/** The law that applies to the visitor. */
export interface JurisdictionInfo {
  /** For example GDPR, CH or BR; NONE if no law applies. */
  code: string
  message: string
}

/** The visitor's location, as far as the server knows it. */
export interface LocationInfo {
  /** ISO 3166-1 alpha-2; empty if the server does not know the country. */
  countryCode: string
  regionCode: string
}

/** The response of "show-consent-banner" (specification §3, §7). */
export interface BannerResponse {
  showConsentBanner: boolean
  jurisdiction: JurisdictionInfo
  location: LocationInfo
  /** The server's texts, in the language that the server chose. */
  translations?: ServerTexts
  /** `2` if a server of protocol 1 also has the calls of protocol 2, as `consent-elements serve` does. */
  protocol?: 2
  /** The consent model according to the server. Only protocol 2 sends it. */
  model?: ConsentModel
  /** The longest lifetime of a decision that the server's policy allows, in days. Only protocol 2 sends it. */
  lifetimeDays?: number
  /** The policy pack that applies, with its version, such as `gdpr-fr@1`. */
  policy?: string
}

/**
 * Returns the response to use if the server cannot be reached (specification §8). It never grants consent: see
 * jurisdictions.ts.
 */
export const offlineBannerResponse = (): BannerResponse => ({
  showConsentBanner: true,
  jurisdiction: { code: 'NONE', message: 'Unknown (offline mode)' },
  location: { countryCode: 'XX', regionCode: '' },
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Validates the body of a banner response.
 * @returns the response, or null if required fields are missing or have the wrong type
 */
export function readBannerResponse(answer: unknown): BannerResponse | null {
  const value = ownProperties(answer)
  const jurisdiction = ownProperties(value?.jurisdiction)
  if (value === null || typeof value.showConsentBanner !== 'boolean' || typeof jurisdiction?.code !== 'string')
    return null
  const { location, translations, policy } = value
  const place = ownProperties(location)
  const texts = readServerTexts(translations)
  return {
    showConsentBanner: value.showConsentBanner,
    jurisdiction: { code: jurisdiction.code, message: text(jurisdiction.message) },
    location: { countryCode: text(place?.countryCode), regionCode: text(place?.regionCode) },
    ...(texts && { translations: texts }),
    ...(value.protocol === 2 && { protocol: 2 }),
    ...(typeof policy === 'string' && { policy }),
  }
}
