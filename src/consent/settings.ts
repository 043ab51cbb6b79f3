import type { CookieKind } from './consent-cookie-name'
import type { CategoryName } from './categories'
import type { ConsentModel } from './consent-model'

/** What a browser says on behalf of its user. */
export interface BrowserSignals {
  doNotTrack: boolean
  globalPrivacyControl: boolean
}

export interface PrivacySettings {
  /** Whether Do Not Track leaves only the necessary in force, whatever was chosen (specification §4). */
  honorDoNotTrack: boolean
}

export const defaultPrivacySettings: PrivacySettings = { honorDoNotTrack: true }

/** What one body of law asks of the site. */
export interface ComplianceSetting {
  /** Whether the site follows this law at all. */
  enabled: boolean
  /** Whether it follows it for every visitor or only for those in its region. */
  appliesGlobally: boolean
  /** Whether it applies to this visitor; undefined until the jurisdiction is known. */
  applies: boolean | undefined
}

export const complianceRegions = ['gdpr', 'ccpa', 'lgpd', 'usStatePrivacy'] as const
export type ComplianceRegion = (typeof complianceRegions)[number]
export type ComplianceSettings = Record<ComplianceRegion, ComplianceSetting>

export const defaultComplianceSettings: ComplianceSettings = {
  gdpr: { enabled: true, appliesGlobally: true, applies: true },
  ccpa: { enabled: true, appliesGlobally: false, applies: undefined },
  lgpd: { enabled: false, appliesGlobally: false, applies: undefined },
  usStatePrivacy: { enabled: true, appliesGlobally: false, applies: undefined },
}

/** The categories a visitor is shown where the host names none (specification §3). */
export const defaultGdprTypes: readonly CategoryName[] = ['necessary', 'marketing']

export type ColorScheme = 'light' | 'dark' | 'system' | 'page'

/** Everything a host may set that the visitor's view or the rules of consent depend on. */
export interface Settings {
  /** The categories that are shown; necessary always is. */
  gdprTypes: readonly CategoryName[]
  /** Whether Accept All grants every category (specification §4) or only those that were shown. */
  acceptAllGrants: 'all' | 'displayed'
  privacySettings: PrivacySettings
  complianceSettings: ComplianceSettings
  /** What the law makes of silence, by `country-region`, `country` or the jurisdiction's code; stronger than our own table. */
  jurisdictions: Record<string, ConsentModel>
  colorScheme: ColorScheme
  hideBranding: boolean
  /** Whether the page is locked and dimmed while the banner asks. */
  scrollLock: boolean
  /** Whether the banner has a close button, which rejects all. */
  closeButton: boolean
  /** Whether a note with a way back to the settings shows for four seconds after a choice. */
  confirmation: boolean
  /** Whether texts use the informal form of address, in languages that have such texts. */
  informal: boolean
  /** Where the site explains its processing; null hides the link. */
  policyUrl: string | null
  /** Names the policy that a decision is about; a decision about another one is asked for again. */
  policyVersion: string | null
  /** For how many days a decision holds, the same for yes and no; then the visitor is asked again. */
  lifetimeDays: number
  /** Whether a first-party cookie holds the decision, too. */
  cookie: CookieKind
  /** The widest domain for that cookie; null for the widest that the browser accepts. */
  cookieDomain: string | null
}

export const defaultSettings: Settings = {
  gdprTypes: defaultGdprTypes,
  acceptAllGrants: 'all',
  privacySettings: defaultPrivacySettings,
  complianceSettings: defaultComplianceSettings,
  jurisdictions: {},
  colorScheme: 'system',
  hideBranding: false,
  scrollLock: false,
  closeButton: false,
  confirmation: false,
  informal: false,
  policyUrl: null,
  policyVersion: null,
  lifetimeDays: 182, // half a year, as CNIL 2020-092 §38 and the Garante (231/2021, 6.2) have it
  cookie: false,
  cookieDomain: null,
}
