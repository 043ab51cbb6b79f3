import type { ConsentModel } from './consent-model'
import { ownProperties } from './own-properties'
import { readServerTexts, type ServerTexts } from './server-texts'

export interface JurisdictionInfo {
  /** For example GDPR, CH, BR, or NONE where nothing is regulated. */
  code: string
  message: string
}

export interface LocationInfo {
  /** ISO 3166-1 alpha-2, empty where the server does not know. */
  countryCode: string
  regionCode: string
}

/** The answer to "show-consent-banner" (specification §3, §7). */
export interface BannerResponse {
  showConsentBanner: boolean
  jurisdiction: JurisdictionInfo
  location: LocationInfo
  /** The server's texts in the language it chose. */
  translations?: ServerTexts
  /** The server's own word on what the law makes of silence; only protocol 2 has one. */
  model?: ConsentModel
  /** For how many days the server's policy lets a decision hold at most; only protocol 2 says so. */
  lifetimeDays?: number
}

/** Stands in when the server cannot be asked (specification §8). It never grants anything: see jurisdictions.ts. */
export const offlineBannerResponse = (): BannerResponse => ({
  showConsentBanner: true,
  jurisdiction: { code: 'NONE', message: 'Unknown (offline mode)' },
  location: { countryCode: 'XX', regionCode: '' },
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @returns the answer, or null where the value is not one that can be acted on */
export function readBannerResponse(answer: unknown): BannerResponse | null {
  const value = ownProperties(answer)
  const jurisdiction = ownProperties(value?.jurisdiction)
  if (value === null || typeof value.showConsentBanner !== 'boolean' || typeof jurisdiction?.code !== 'string')
    return null
  const { location, translations } = value
  const place = ownProperties(location)
  const texts = readServerTexts(translations)
  return {
    showConsentBanner: value.showConsentBanner,
    jurisdiction: { code: jurisdiction.code, message: text(jurisdiction.message) },
    location: { countryCode: text(place?.countryCode), regionCode: text(place?.regionCode) },
    ...(texts && { translations: texts }),
  }
}
