import type { BrowserSignals } from '../consent/settings'
import type { ConsentRecord } from '../consent/consent-record'
import { defaultConsents } from '../consent/consents'
import { categoriesToShow } from '../consent/categories-to-show'
import { displayedCategories } from '../consent/displayed-categories'
import { effectiveConsents } from '../consent/effective-consents'
import type { ResolvedOptions } from '../options/options'
import { languageOf } from '../translations/language-of'
import type { ConsentState } from './consent-manager'

/**
 * Returns the state of a page whose visitor has decided, as the store would return it.
 * @param record the decision; null after a reset, until the manager has loaded
 */
export function stateOfDecision(
  record: ConsentRecord | null,
  { settings, translations: translationConfig, language }: ResolvedOptions,
  signals: BrowserSignals,
): ConsentState {
  const { privacySettings, complianceSettings, informal } = settings
  const gdprTypes = categoriesToShow(settings, record?.asked)
  const consents = record?.consents ?? defaultConsents()
  const inForce = effectiveConsents(consents, signals, privacySettings)
  return {
    consents,
    effectiveConsents: inForce,
    consentInfo: record?.consentInfo ?? null,
    selection: inForce,
    showPopup: false,
    isLoadingConsentInfo: false,
    isPrivacyDialogOpen: false,
    gdprTypes,
    categories: displayedCategories(gdprTypes, signals, privacySettings),
    locationInfo: null,
    jurisdictionInfo: null,
    policy: null,
    privacySettings,
    complianceSettings,
    translationConfig,
    language: languageOf({
      ...translationConfig,
      // The page's own language is followed only once texts are needed.
      host: language === 'page' ? null : language,
      server: record?.translations?.language,
      visitor: navigator.languages,
      available: ['en'],
      informal,
    }),
  }
}
