import type { LocationInfo } from './banner-response'
import type { BannerAnswer } from './jurisdictions'
import { complianceRegions, type ComplianceRegion, type ComplianceSettings } from './settings'

const regionApplies: Record<ComplianceRegion, (code: string, location: LocationInfo) => boolean> = {
  gdpr: code => code === 'GDPR' || code === 'UK_GDPR' || code === 'CH',
  lgpd: code => code === 'BR',
  ccpa: (_, { countryCode, regionCode }) => countryCode.toUpperCase() === 'US' && /^(US-)?CA$/i.test(regionCode),
  usStatePrivacy: (_, { countryCode }) => countryCode.toUpperCase() === 'US',
}

/** Sets `applies` for each law, once a real response contains the visitor's location. */
export function complianceFor(settings: ComplianceSettings, answer: BannerAnswer | null): ComplianceSettings {
  if (answer === null || answer.from === 'stand-in') return settings
  const applied = complianceRegions.map(region => {
    const { enabled, appliesGlobally } = settings[region]
    const inRegion = regionApplies[region](answer.jurisdiction.code, answer.location)
    return [region, { enabled, appliesGlobally, applies: enabled && (appliesGlobally || inRegion) }]
  })
  return Object.fromEntries(applied) as ComplianceSettings
}
