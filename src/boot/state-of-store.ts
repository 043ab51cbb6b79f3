import type { Atom } from 'jotai/vanilla'
import { servicesAllowed } from '../effects/services-allowed'
import type { StartedSync } from '../effects/start-banner-fetch'
import * as actions from '../store/actions'
import {
  complianceSettingsAtom,
  isLoadingConsentInfoAtom,
  jurisdictionInfoAtom,
  locationInfoAtom,
  policyAtom,
} from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { languageAtom, translationConfigAtom } from '../store/language-atoms'
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom } from '../store/record-atoms'
import { selectionAtom } from '../store/selection-atoms'
import { serviceStatesAtom } from '../store/service-atoms'
import { categoriesAtom, gdprTypesAtom } from '../store/category-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { waitingWorkAtom } from '../store/waiting-work-atom'
import type { ConsentState } from './consent-manager'
import type { ManagerState } from './manager-state'

type State = Omit<ConsentState, 'privacySettings'>

const stateAtoms: { [Name in keyof State]: Atom<State[Name]> } = {
  consents: consentsAtom,
  effectiveConsents: effectiveConsentsAtom,
  consentInfo: consentInfoAtom,
  selection: selectionAtom,
  showPopup: showPopupAtom,
  isLoadingConsentInfo: isLoadingConsentInfoAtom,
  isPrivacyDialogOpen: isPrivacyDialogOpenAtom,
  gdprTypes: gdprTypesAtom,
  categories: categoriesAtom,
  locationInfo: locationInfoAtom,
  jurisdictionInfo: jurisdictionInfoAtom,
  policy: policyAtom,
  complianceSettings: complianceSettingsAtom,
  translationConfig: translationConfigAtom,
  language: languageAtom,
}

/** Returns the state of a manager with a store. */
export const stateOfStore = (
  store: ConsentStore,
  sync: () => Promise<StartedSync>,
  stop: () => void,
): ManagerState => ({
  effective: () => store.get(effectiveConsentsAtom),
  state() {
    const known = Object.entries(stateAtoms).map(([name, atom]) => [name, store.get<unknown>(atom)])
    return { ...(Object.fromEntries(known) as State), privacySettings: store.get(settingsAtom).privacySettings }
  },
  services: () => store.get(serviceStatesAtom),
  servicesAllowed: () => servicesAllowed(store),
  acceptAll: () => store.set(actions.acceptAllAtom),
  rejectAll: () => store.set(actions.rejectAllAtom),
  saveSelection: () => store.set(actions.saveSelectionAtom),
  save: (consents, services) => store.set(actions.saveAtom, consents, services),
  setConsent: (name, on) => store.set(actions.setConsentAtom, name, on),
  openSettings: () => store.set(actions.openSettingsAtom),
  closeSettings: () => store.set(actions.closeSettingsAtom),
  reset: () => store.set(actions.resetAtom),
  settle: () => store.get(waitingWorkAtom)?.run(),
  sync,
  stop,
})
