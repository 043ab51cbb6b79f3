import type { BannerResponse, LocationInfo } from './banner-response'
import { complianceRegions, type ComplianceRegion, type ComplianceSettings } from './settings'

/** An answer together with who gave it: only a real answer may grant. */
export interface BannerAnswer extends BannerResponse {
  from: 'server' | 'handler' | 'stand-in'
}

/**
 * Whether every category is granted without a question (specification §4): somebody who knows said NONE and no
 * banner. The stand-in for a server that cannot be reached also says NONE, and must never grant.
 */
export const grantsWithoutAsking = (answer: BannerAnswer | null): boolean =>
  answer !== null && answer.from !== 'stand-in' && answer.jurisdiction.code === 'NONE' && !answer.showConsentBanner

const regionApplies: Record<ComplianceRegion, (code: string, location: LocationInfo) => boolean> = {
  gdpr: code => code === 'GDPR' || code === 'CH',
  lgpd: code => code === 'BR',
  ccpa: (_, { countryCode, regionCode }) => countryCode.toUpperCase() === 'US' && /^(US-)?CA$/i.test(regionCode),
  usStatePrivacy: (_, { countryCode }) => countryCode.toUpperCase() === 'US',
}

/** Fills in which laws apply to this visitor, once a real answer has told where the visitor is. */
export function complianceFor(settings: ComplianceSettings, answer: BannerAnswer | null): ComplianceSettings {
  if (answer === null || answer.from === 'stand-in') return settings
  const applied = complianceRegions.map(region => {
    const { enabled, appliesGlobally } = settings[region]
    const inRegion = regionApplies[region](answer.jurisdiction.code, answer.location)
    return [region, { enabled, appliesGlobally, applies: enabled && (appliesGlobally || inRegion) }]
  })
  return Object.fromEntries(applied) as ComplianceSettings
}
