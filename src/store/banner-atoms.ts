import { atom } from 'jotai/vanilla'
import type { BannerAnswer } from '../consent/jurisdictions'
import type { ComplianceSettings } from '../consent/settings'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The answer to "show-consent-banner"; null before it is there, and for good where nobody could give one. */
export const bannerAnswerAtom = /* @__PURE__ */ sharedAtom('bannerAnswer', () => atom<BannerAnswer | null>(null))

export const isLoadingConsentInfoAtom = /* @__PURE__ */ sharedAtom('isLoadingConsentInfo', () => atom(false))

/** Whether a decision could be kept on this device. */
export const storageWorksAtom = /* @__PURE__ */ sharedAtom('storageWorks', () => atom(true))

export const jurisdictionInfoAtom = /* @__PURE__ */ sharedAtom('jurisdictionInfo', () =>
  atom(get => get(bannerAnswerAtom)?.jurisdiction ?? null),
)

export const locationInfoAtom = /* @__PURE__ */ sharedAtom('locationInfo', () =>
  atom(get => get(bannerAnswerAtom)?.location ?? null),
)

/** Fills in which laws apply to this visitor. The conversation brings the rule, because it brings the answer, too. */
export const complianceRuleAtom = /* @__PURE__ */ sharedAtom('complianceRule', () =>
  atom({ fillIn: (settings: ComplianceSettings, _answer: BannerAnswer | null): ComplianceSettings => settings }),
)

export const complianceSettingsAtom = /* @__PURE__ */ sharedAtom('complianceSettings', () =>
  atom(get => get(complianceRuleAtom).fillIn(get(settingsAtom).complianceSettings, get(bannerAnswerAtom))),
)
