import type { Atom } from 'jotai/vanilla'
import { loggedRequests } from '../blocking/request-log'
import { loggedStorage } from '../blocking/storage-gate/logged-storage'
import { isEvent } from '../browser/is-event'
import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import type { Consents } from '../consent/consents'
import { nativeDocument } from '../consent/native-document'
import { version } from '../consent/version'
import type { ConsentEventDetail } from '../effects/consent-events'
import type { Report } from '../effects/report-error'
import { servicesAllowed } from '../effects/services-allowed'
import type { StartedSync } from '../effects/start-banner-fetch'
import * as actions from '../store/actions'
import {
  complianceSettingsAtom,
  isLoadingConsentInfoAtom,
  jurisdictionInfoAtom,
  locationInfoAtom,
} from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { languageAtom, translationConfigAtom } from '../store/language-atoms'
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom } from '../store/record-atoms'
import { selectionAtom } from '../store/selection-atoms'
import { serviceStatesAtom } from '../store/service-atoms'
import { categoriesAtom, gdprTypesAtom, settingsAtom } from '../store/settings-atoms'
import type { ConsentManager, ConsentState } from './consent-manager'

/** What the public interface is created from. */
export interface ConsentManagerParts {
  store: ConsentStore
  sync: () => Promise<StartedSync>
  report: Report
  stop: () => void
}

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
  complianceSettings: complianceSettingsAtom,
  translationConfig: translationConfigAtom,
  language: languageAtom,
}

/** Returns the public interface of a running manager. */
export function consentManagerOf({ store, sync, report, stop }: ConsentManagerParts): ConsentManager {
  /**
   * Returns whether a name is that of a category. Other values are reported, because plain JavaScript can pass
   * anything.
   */
  const isKnown = (method: string, name: unknown): name is CategoryName => {
    if (isCategoryName(name)) return true
    const given = JSON.stringify(name) ?? String(name)
    report({
      code: 'INVALID_OPTION',
      message: `${method}() was given the category ${given}; known are ${categoryNames.join(', ')}`,
    })
    return false
  }
  const manager: ConsentManager = {
    version,
    acceptAll: () => store.set(actions.acceptAllAtom),
    rejectAll: () => store.set(actions.rejectAllAtom),
    save(consents, services) {
      if (consents === undefined || isEvent(consents)) return store.set(actions.saveSelectionAtom)
      const given = Object.entries(consents).filter(([name, on]) => isKnown('save', name) && typeof on === 'boolean')
      store.set(actions.saveAtom, Object.fromEntries(given) as Partial<Consents>, services)
    },
    setConsent(name, on) {
      if (isKnown('setConsent', name)) store.set(actions.setConsentAtom, name, on === true)
    },
    openSettings: () => store.set(actions.openSettingsAtom),
    closeSettings: () => store.set(actions.closeSettingsAtom),
    reset: () => store.set(actions.resetAtom),
    hasConsentFor: name => isKnown('hasConsentFor', name) && store.get(effectiveConsentsAtom)[name],
    isAllowed: name => store.get(serviceStatesAtom).some(service => service.name === name && service.allowed),
    get services() {
      return store.get(serviceStatesAtom)
    },
    onConsentChange(listener) {
      const onEvent = (event: CustomEvent<ConsentEventDetail>): void => listener(event.detail)
      nativeDocument.addEventListener('consent-change', onEvent)
      const { consents, effectiveConsents, consentInfo } = manager.state
      listener({ consents, effectiveConsents, consentInfo, changed: [], ...servicesAllowed(store) })
      return () => nativeDocument.removeEventListener('consent-change', onEvent)
    },
    verify: async (preferences = store.get(effectiveConsentsAtom)) => (await sync()).verify(preferences),
    identify: async externalId => (await sync()).identify(externalId),
    receipts: async () => (await sync()).receipts(),
    get requests() {
      return loggedRequests()
    },
    get blockedStorage() {
      return loggedStorage()
    },
    get state() {
      const known = Object.entries(stateAtoms).map(([name, atom]) => [name, store.get<unknown>(atom)])
      return { ...(Object.fromEntries(known) as State), privacySettings: store.get(settingsAtom).privacySettings }
    },
    stop,
  }
  return manager
}
