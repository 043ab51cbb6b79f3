import type { CookieKind } from './consent-cookie-name'
import type { CategoryName } from './categories'
import type { ConsentModel } from './consent-model'
import type { CustomCategory } from './custom-category'

/** The privacy signals that a browser sends. */
export interface BrowserSignals {
  doNotTrack: boolean
  globalPrivacyControl: boolean
}

/** How browser signals are applied. */
export interface PrivacySettings {
  /** Whether Do Not Track limits the effective consents to the necessary category (specification §4). */
  honorDoNotTrack: boolean
}

export const defaultPrivacySettings: PrivacySettings = { honorDoNotTrack: true }

/** How the site applies one law. */
export interface ComplianceSetting {
  /** Whether the site complies with this law at all. */
  enabled: boolean
  /** Whether the law is applied to all visitors, or only to those in its region. */
  appliesGlobally: boolean
  /** Whether the law applies to this visitor; undefined until the jurisdiction is known. */
  applies: boolean | undefined
}

export const complianceRegions = ['gdpr', 'ccpa', 'lgpd', 'usStatePrivacy'] as const
/** The laws that can be configured. */
export type ComplianceRegion = (typeof complianceRegions)[number]
export type ComplianceSettings = Record<ComplianceRegion, ComplianceSetting>

export const defaultComplianceSettings: ComplianceSettings = {
  gdpr: { enabled: true, appliesGlobally: true, applies: true },
  ccpa: { enabled: true, appliesGlobally: false, applies: undefined },
  lgpd: { enabled: false, appliesGlobally: false, applies: undefined },
  usStatePrivacy: { enabled: true, appliesGlobally: false, applies: undefined },
}

/** The categories that are shown by default (specification §3). */
export const defaultGdprTypes: readonly CategoryName[] = ['necessary', 'marketing']

/** The color scheme: a fixed one, that of the operating system, or that of the page. */
export type ColorScheme = 'light' | 'dark' | 'system' | 'page'

/** All options that affect the user interface or the rules of consent. */
export interface Settings {
  /** The categories that are shown. The necessary category is always shown. */
  gdprTypes: readonly CategoryName[]
  /** Whether `gdprTypes` are the categories that gated markup uses, to which categoriesToShow adds others. */
  autoCategories: boolean
  /** Whether Accept All grants every category (specification §4) or only those that were shown. */
  acceptAllGrants: 'all' | 'displayed'
  privacySettings: PrivacySettings
  complianceSettings: ComplianceSettings
  /** Consent models by `country-region`, `country` or jurisdiction code. They override our own table. */
  jurisdictions: Record<string, ConsentModel>
  colorScheme: ColorScheme
  hideBranding: boolean
  /** Whether the page cannot be scrolled and is dimmed while the banner is open. */
  scrollLock: boolean
  /** Whether the banner has a close button, which rejects all. */
  closeButton: boolean
  /** The order of the banner's buttons, as in `reject accept customize`. */
  buttonOrder: string | null
  /** Whether the banner has a switch for each category. */
  categoryChoices: boolean
  /** Whether a confirmation with a link to the settings is shown for four seconds after a choice. */
  confirmation: boolean
  /** Whether texts use the informal form of address, in languages that have such texts. */
  informal: boolean
  /** The address of the site's privacy policy; null hides the link. */
  policyUrl: string | null
  /** The version of the policy. Visitors with a decision about another version are asked again. */
  policyVersion: string | null
  /** The lifetime of a decision in days, the same for acceptance and rejection. Visitors are then asked again. */
  lifetimeDays: number
  /** Whether a first-party cookie also stores the decision. */
  cookie: CookieKind
  /** The domain of that cookie; null for the widest domain that the browser accepts. */
  cookieDomain: string | null
  /** Whether visitors can refuse single services of a category that they grant. */
  serviceChoices: boolean
  /** `service`: visitors are asked again when the site adds a service to a category that they granted. */
  reask: 'off' | 'service'
  /** Whether the dialog lists the requests of this page. */
  showRequests: boolean
  /** The site's own categories, each within one of the five. */
  customCategories: readonly CustomCategory[]
}

export const defaultSettings: Settings = {
  gdprTypes: defaultGdprTypes,
  autoCategories: false,
  acceptAllGrants: 'all',
  privacySettings: defaultPrivacySettings,
  complianceSettings: defaultComplianceSettings,
  jurisdictions: {},
  colorScheme: 'system',
  hideBranding: false,
  scrollLock: false,
  closeButton: false,
  buttonOrder: null,
  categoryChoices: false,
  confirmation: false,
  informal: false,
  policyUrl: null,
  policyVersion: null,
  lifetimeDays: 182, // half a year, as in CNIL 2020-092 §38 and Garante 231/2021, 6.2
  cookie: false,
  cookieDomain: null,
  serviceChoices: false,
  reask: 'off',
  showRequests: false,
  customCategories: [],
}
