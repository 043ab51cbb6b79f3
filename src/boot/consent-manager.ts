import { nativeDocument } from '../consent/native-document'
import type { Atom } from 'jotai/vanilla'
import { loggedRequests, type LoggedRequest } from '../blocking/request-log'
import { loggedStorage } from '../blocking/storage-gate/logged-storage'
import type { LoggedStorage } from '../blocking/storage-gate/page-gate'
import type { Identification } from '../client/consent-client'
import type { VerifyResponse } from '../consent/consent-submission'
import { categoryNames, isCategoryName, type CategoryName, type ConsentCategory } from '../consent/categories'
import type { ConsentReceipt } from '../consent/consent-receipt'
import type { Consents } from '../consent/consents'
import type { ConsentInfo } from '../consent/consent-record'
import type { JurisdictionInfo, LocationInfo } from '../consent/banner-response'
import type { ComplianceSettings, PrivacySettings } from '../consent/settings'
import { version } from '../consent/version'
import type { ConsentEventDetail } from '../effects/consent-events'
import type { Report } from '../effects/report-error'
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
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom } from '../store/record-atoms'
import { selectionAtom } from '../store/selection-atoms'
import { categoriesAtom, gdprTypesAtom, settingsAtom } from '../store/settings-atoms'
import { languageAtom, translationConfigAtom } from '../store/language-atoms'
import type { TranslationConfig } from '../translations/translation-config'

declare global {
  interface Window {
    /** The running consent manager. */
    consentManager?: ConsentManager
  }
}

/** Everything that is known at one moment (specification §3). */
export interface ConsentState {
  consents: Consents
  /** What is in force: the choice, less what the browser's signals take back. */
  effectiveConsents: Consents
  consentInfo: ConsentInfo | null
  /** How the switches stand, saved or not. */
  selection: Consents
  showPopup: boolean
  isLoadingConsentInfo: boolean
  isPrivacyDialogOpen: boolean
  gdprTypes: readonly CategoryName[]
  categories: readonly ConsentCategory[]
  locationInfo: LocationInfo | null
  jurisdictionInfo: JurisdictionInfo | null
  privacySettings: PrivacySettings
  complianceSettings: ComplianceSettings
  translationConfig: TranslationConfig
  language: string
}

/** The running consent manager, on the page as `window.consentManager`. */
export interface ConsentManager {
  readonly version: string
  /** Grants every category and saves. */
  acceptAll(): void
  /** Grants only what is necessary and saves. */
  rejectAll(): void
  /** Saves a choice; with none given, the switches as they stand. Categories not named keep what they had. */
  save(consents?: Partial<Consents>): void
  /** Moves one switch; nothing follows from it until it is saved. */
  setConsent(name: CategoryName, on: boolean): void
  openSettings(): void
  /** Closes the settings and drops what was not saved. */
  closeSettings(): void
  /** As if the visitor had never decided. */
  reset(): void
  /** Whether a category is in force now. */
  hasConsentFor(name: CategoryName): boolean
  /**
   * Follows every change; the present state is told at once, so that nobody comes too late.
   * @returns ends it
   */
  onConsentChange(listener: (detail: ConsentEventDetail) => void): () => void
  /**
   * Asks the server whether a consent is on record.
   * @param preferences the categories, by name or as a set of switches; what is in force unless given
   * @throws ClientError where the call fails; nothing changes then
   */
  verify(preferences?: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  /**
   * Links the visitor's decisions to an account of the site, at a server of protocol 2. Nothing is stored before a
   * choice; who has not decided yet is linked by the decision.
   * @param externalId names the account to the site
   * @returns whether the decision is linked now, and whether the account has a consent on record anywhere
   * @throws TypeError where the id is not a non-empty string, ClientError where the call fails; both are reported
   */
  identify(externalId: string): Promise<Identification>
  /**
   * The receipts of the decisions on this device, oldest first: what was asked, in which words, and the answer.
   */
  receipts(): Promise<readonly ConsentReceipt[]>
  /**
   * A snapshot of what was held back on this page, the oldest first and at most the last 5,000: `url`, `category` and
   * `channel` as in `ConsentBlockedRequest`, `time` (ms since 1970), and `state`: `held`, or `released` once it was sent.
   */
  readonly requests: readonly Readonly<LoggedRequest>[]
  /**
   * A snapshot of the writes to storage that were blocked on this page, the oldest first: `key`, `kind`, `category` and `service` as
   * in `ConsentBlockedStorage`, `time` (ms since 1970), and `state`: `held`, or `released` once it was written.
   */
  readonly blockedStorage: readonly Readonly<LoggedStorage>[]
  /** A snapshot of all that is known. */
  readonly state: ConsentState
  /** Ends the manager: requests, tags and elements are let go. What was decided stays stored. */
  stop(): void
}

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

/** The handle over a running store. */
export function consentManager({ store, sync, report, stop }: ConsentManagerParts): ConsentManager {
  /** Whether a name is a category's; one that is not is reported, because from plain JavaScript anything may come. */
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
    save(consents) {
      if (consents === undefined) return store.set(actions.saveSelectionAtom)
      const given = Object.entries(consents).filter(([name, on]) => isKnown('save', name) && typeof on === 'boolean')
      store.set(actions.saveAtom, Object.fromEntries(given) as Partial<Consents>)
    },
    setConsent(name, on) {
      if (isKnown('setConsent', name)) store.set(actions.setConsentAtom, name, on === true)
    },
    openSettings: () => store.set(actions.openSettingsAtom),
    closeSettings: () => store.set(actions.closeSettingsAtom),
    reset: () => store.set(actions.resetAtom),
    hasConsentFor: name => isKnown('hasConsentFor', name) && store.get(effectiveConsentsAtom)[name],
    onConsentChange(listener) {
      const hear = (event: CustomEvent<ConsentEventDetail>): void => listener(event.detail)
      nativeDocument.addEventListener('consent-change', hear)
      const { consents, effectiveConsents, consentInfo } = manager.state
      listener({ consents, effectiveConsents, consentInfo, changed: [] })
      return () => nativeDocument.removeEventListener('consent-change', hear)
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
