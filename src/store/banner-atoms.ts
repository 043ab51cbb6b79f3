import { atom } from 'jotai/vanilla'
import type { BannerAnswer } from '../consent/jurisdictions'
import type { ComplianceSettings } from '../consent/settings'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The response of "show-consent-banner"; null before it arrives, and if the site's own handler failed. */
export const bannerAnswerAtom = /* @__PURE__ */ sharedAtom('bannerAnswer', () => atom<BannerAnswer | null>(null))

/** Whether the banner response is pending. */
export const isLoadingConsentInfoAtom = /* @__PURE__ */ sharedAtom('isLoadingConsentInfo', () => atom(false))

/** Whether a decision can be stored on this device. */
export const storageWorksAtom = /* @__PURE__ */ sharedAtom('storageWorks', () => atom(true))

/** The law that applies to the visitor; null before the banner response arrives. */
export const jurisdictionInfoAtom = /* @__PURE__ */ sharedAtom('jurisdictionInfo', () =>
  atom(get => get(bannerAnswerAtom)?.jurisdiction ?? null),
)

/** The visitor's location, as far as the server knows it; null before the banner response arrives. */
export const locationInfoAtom = /* @__PURE__ */ sharedAtom('locationInfo', () =>
  atom(get => get(bannerAnswerAtom)?.location ?? null),
)

/** The policy pack that applies, such as `gdpr-fr@1`; null if none is known. */
export const policyAtom = /* @__PURE__ */ sharedAtom('policy', () => atom(get => get(bannerAnswerAtom)?.policy || null))

/** The rule that sets which laws apply to this visitor. The banner chunk sets it; until then nothing is filled in. */
export const complianceRuleAtom = /* @__PURE__ */ sharedAtom('complianceRule', () =>
  atom({ fillIn: (settings: ComplianceSettings, _answer: BannerAnswer | null): ComplianceSettings => settings }),
)

/** The site's settings for each law, and whether the law applies to this visitor. */
export const complianceSettingsAtom = /* @__PURE__ */ sharedAtom('complianceSettings', () =>
  atom(get => get(complianceRuleAtom).fillIn(get(settingsAtom).complianceSettings, get(bannerAnswerAtom))),
)
