import { useCallback } from 'react'
import { isEvent } from '../browser/is-event'
import { notePageOpensSettings } from '../browser/page-opens-settings'
import type { CategoryName, ConsentCategory } from '../consent/categories'
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
import { displayedCategoriesAtom } from '../store/category-atoms'
import { textsAtom } from '../store/text-atoms'
import type { TranslationSet } from '../translations/translation-set'
import { useAct, useValue } from '../views/consent-context'
import { useDecidedNote } from '../views/privacy-settings-dialog/use-decided-note'
import { useSignalNote } from '../views/privacy-settings-dialog/use-signal-note'
import { useKnownCategory } from './known-category'
import { knownConsents } from './known-consents'

/** The visitor's consent, and the actions that change it. */
export interface Consent {
  consents: Consents
  /** The consents in force: the choice without the categories that browser signals revoke. */
  effectiveConsents: Consents
  consentInfo: ConsentInfo | null
  /** The categories that the site shows, in display order. Render one switch for each. */
  categories: readonly ConsentCategory[]
  /** The state of the switches, saved or not. */
  selection: Consents
  /** A sentence about a browser signal that limits the choice, to be shown beside the switches; null without one. */
  signalNote: string | null
  /** A sentence with the dates of the decision and of its expiry; null without a decision. */
  decidedNote: string | null
  showPopup: boolean
  isLoadingConsentInfo: boolean
  isPrivacyDialogOpen: boolean
  acceptAll(): void
  rejectAll(): void
  /**
   * Saves a choice. Without an argument, saves the state of the switches; categories that are not shown then stay
   * granted only while all shown ones are on.
   */
  save(consents?: Partial<Consents>): void
  /** Moves one switch. It has no effect until it is saved. */
  setConsent(name: CategoryName, on: boolean): void
  openSettings(): void
  closeSettings(): void
  reset(): void
}

/**
 * Returns the visitor's consent. The component renders again when any of it changes.
 * @throws Error outside a ConsentProvider
 */
export function useConsent(): Consent {
  const saveChoice = useAct(saveAtom)
  const saveSelection = useAct(saveSelectionAtom)
  const moveSwitch = useAct(setConsentAtom)
  const openSettings = useAct(openSettingsAtom)
  // Without an identity of their own for each render, because effects can depend on them.
  const save = useCallback<Consent['save']>(
    consents =>
      // `onClick={save}` passes the click event, which is not a choice.
      consents === undefined || isEvent(consents) ? saveSelection() : saveChoice(knownConsents('save()', consents)),
    [saveChoice, saveSelection],
  )
  const setConsent = useCallback<Consent['setConsent']>(
    (name, on) => {
      if (name in knownConsents('setConsent()', { [name]: on })) moveSwitch(name, on)
    },
    [moveSwitch],
  )
  return {
    consents: useValue(consentsAtom),
    effectiveConsents: useValue(effectiveConsentsAtom),
    consentInfo: useValue(consentInfoAtom),
    categories: useValue(displayedCategoriesAtom),
    selection: useValue(selectionAtom),
    signalNote: useSignalNote(),
    decidedNote: useDecidedNote(),
    showPopup: useValue(showPopupAtom),
    isLoadingConsentInfo: useValue(isLoadingConsentInfoAtom),
    isPrivacyDialogOpen: useValue(isPrivacyDialogOpenAtom),
    acceptAll: useAct(acceptAllAtom),
    rejectAll: useAct(rejectAllAtom),
    save,
    setConsent,
    // A component that reads this function has a control of its own for the settings.
    get openSettings() {
      notePageOpensSettings()
      return openSettings
    },
    closeSettings: useAct(closeSettingsAtom),
    reset: useAct(resetAtom),
  }
}

/**
 * Returns whether a category is granted. An unknown name is reported in the console and counts as not granted.
 * @throws Error outside a ConsentProvider
 */
export function useConsentFor(name: CategoryName): boolean {
  const effectiveConsents = useValue(effectiveConsentsAtom)
  const known = useKnownCategory('useConsentFor()', name)
  return known && effectiveConsents[name]
}

/**
 * Returns the texts in the current language.
 * @throws Error outside a ConsentProvider
 */
export const useTranslations = (): TranslationSet => useValue(textsAtom)
