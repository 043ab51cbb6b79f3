import type { CategoryName } from '../consent/categories'
import type { ConsentInfo } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import {
  acceptAllAtom,
  closeSettingsAtom,
  openSettingsAtom,
  rejectAllAtom,
  resetAtom,
  saveAtom,
  saveSelectionAtom,
  setConsentAtom,
} from '../store/actions'
import { isLoadingConsentInfoAtom } from '../store/banner-atoms'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom } from '../store/record-atoms'
import { selectionAtom } from '../store/selection-atoms'
import { textsAtom } from '../store/text-atoms'
import type { TranslationSet } from '../translations/translation-set'
import { useAct, useValue } from '../views/consent-context'
import { useKnownCategory } from './known-category'
import { knownConsents } from './known-consents'

/** What a component can know of the visitor's consent, and do about it. */
export interface Consent {
  consents: Consents
  /** What is in force: the choice, less what the browser's signals take back. */
  effectiveConsents: Consents
  consentInfo: ConsentInfo | null
  /** How the switches stand, saved or not. */
  selection: Consents
  showPopup: boolean
  isLoadingConsentInfo: boolean
  isPrivacyDialogOpen: boolean
  acceptAll(): void
  rejectAll(): void
  /** Saves a choice; with none given, the switches as they stand. */
  save(consents?: Partial<Consents>): void
  /** Moves one switch; nothing follows from it until it is saved. */
  setConsent(name: CategoryName, on: boolean): void
  openSettings(): void
  closeSettings(): void
  reset(): void
}

/** Everything about the visitor's consent; the component is drawn again when any of it changes. @throws Error outside a ConsentProvider */
export function useConsent(): Consent {
  const save = useAct(saveAtom)
  const saveSelection = useAct(saveSelectionAtom)
  const setConsent = useAct(setConsentAtom)
  return {
    consents: useValue(consentsAtom),
    effectiveConsents: useValue(effectiveConsentsAtom),
    consentInfo: useValue(consentInfoAtom),
    selection: useValue(selectionAtom),
    showPopup: useValue(showPopupAtom),
    isLoadingConsentInfo: useValue(isLoadingConsentInfoAtom),
    isPrivacyDialogOpen: useValue(isPrivacyDialogOpenAtom),
    acceptAll: useAct(acceptAllAtom),
    rejectAll: useAct(rejectAllAtom),
    // As a handler it is given the press, which is no choice.
    save: consents =>
      consents === undefined || 'nativeEvent' in consents ? saveSelection() : save(knownConsents('save()', consents)),
    setConsent(name, on) {
      if (name in knownConsents('setConsent()', { [name]: on })) setConsent(name, on)
    },
    openSettings: useAct(openSettingsAtom),
    closeSettings: useAct(closeSettingsAtom),
    reset: useAct(resetAtom),
  }
}

/**
 * Whether a category is in force now. A name that is none is reported, and nothing is in force for it.
 * @throws Error outside a ConsentProvider
 */
export function useConsentFor(name: CategoryName): boolean {
  const effectiveConsents = useValue(effectiveConsentsAtom)
  const known = useKnownCategory('useConsentFor()', name)
  return known && effectiveConsents[name]
}

/** The texts in the language that is spoken. @throws Error outside a ConsentProvider */
export const useTranslations = (): TranslationSet => useValue(textsAtom)
