import type { UnlistedRequest } from '../blocking/rules/unlisted-requests'
import type { LoggedRequest } from '../blocking/page/request-log'
import type { LoggedStorage } from '../blocking/page/page-gate'
import type { Identification } from '../client/consent-client'
import type { JurisdictionInfo, LocationInfo } from '../consent/banner-response'
import type { CategoryName, ConsentCategory } from '../consent/categories'
import type { ConsentReceipt } from '../consent/consent-receipt'
import type { ConsentInfo } from '../consent/consent-record'
import type { VerifyResponse } from '../consent/consent-submission'
import type { Consents } from '../consent/consents'
import type { ComplianceSettings, PrivacySettings } from '../consent/settings'
import type { ConsentEventDetail } from '../effects/consent-events'
import type { ServiceState } from '../services/service-states'
import type { TranslationConfig } from '../translations/translation-config'

/** A snapshot of the manager (specification §3). */
export interface ConsentState {
  consents: Consents
  /** The consents in force: the choice, minus what privacy signals of the browser revoke. */
  effectiveConsents: Consents
  consentInfo: ConsentInfo | null
  /** The state of the switches, saved or not. */
  selection: Consents
  showPopup: boolean
  isLoadingConsentInfo: boolean
  isPrivacyDialogOpen: boolean
  gdprTypes: readonly CategoryName[]
  categories: readonly ConsentCategory[]
  locationInfo: LocationInfo | null
  jurisdictionInfo: JurisdictionInfo | null
  /**
   * The policy pack that applies and its version, such as `gdpr-fr@1`. Null if none is known, and on later pages of
   * visitors who have already chosen: their receipt names it.
   */
  policy: string | null
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
  /** Grants only the necessary category and saves. */
  rejectAll(): void
  /**
   * Saves a choice. Categories and services that are not named keep their value. Without an argument, or with an event,
   * saves the state of the switches; categories that are not shown then stay granted only while all shown ones are on.
   */
  save(consents?: Partial<Consents>, services?: Readonly<Record<string, boolean>>): void
  /** Sets one switch. The change takes effect when it is saved. */
  setConsent(name: CategoryName, on: boolean): void
  openSettings(): void
  /** Closes the settings and discards unsaved changes. */
  closeSettings(): void
  /** Deletes the decision, so that the visitor is asked again. */
  reset(): void
  /** Returns whether a category is granted now. */
  hasConsentFor(name: CategoryName): boolean
  /** Returns whether a declared service may run now; false while its description is loading. */
  isAllowed(service: string): boolean
  /** The declared services, and whether each may run now; empty while their descriptions are loading. */
  readonly services: readonly ServiceState[]
  /**
   * Calls a listener for the current state and then for every change.
   * @returns an unsubscribe function
   */
  onConsentChange(listener: (detail: ConsentEventDetail) => void): () => void
  /**
   * Requests from the server whether a consent is on record.
   * @param preferences the categories, as a list of names or as an object of booleans; default the consents in force
   * @throws ClientError if the call fails; nothing changes then
   */
  verify(preferences?: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  /**
   * Links the visitor's decisions to an account of the site, with a server of protocol 2. Nothing is stored before a
   * decision: visitors without one are linked when they decide.
   * @param externalId the site's id of the account
   * @returns whether the decision is linked now, and whether the account has a consent on record anywhere
   * @throws TypeError if the id is not a non-empty string; ClientError if the call fails. Both are reported.
   */
  identify(externalId: string): Promise<Identification>
  /** Returns the receipts of the decisions on this device, oldest first: the notice, its texts, and the answer. */
  receipts(): Promise<readonly ConsentReceipt[]>
  /**
   * A copy of the log of blocked requests on this page, oldest first, at most 500: `url`, `category` and `channel` as
   * in `ConsentBlockedRequest`, `time` (ms since 1970), and `state`: `held`, or `released` once the request was sent.
   */
  readonly requests: readonly Readonly<LoggedRequest>[]
  /**
   * The third parties that this page has requested something from and that no rule knows, until everything is allowed:
   * `host`, `channel` as in Resource Timing, and `time` (ms since 1970) of the first request. Empty without the blocker.
   */
  readonly unlistedHosts: readonly Readonly<UnlistedRequest>[]
  /**
   * A copy of the log of blocked writes to storage on this page, oldest first: `key`, `kind`, `category` and `service`
   * as in `ConsentBlockedStorage`, `time` (ms since 1970), and `state`: `held`, or `released` once the value was
   * written.
   */
  readonly blockedStorage: readonly Readonly<LoggedStorage>[]
  /** A snapshot of the current state. */
  readonly state: ConsentState
  /** Stops the manager: releases requests, tags and elements. The stored decision is kept. */
  stop(): void
}

declare global {
  interface Window {
    /** The running consent manager. */
    consentManager?: ConsentManager
  }
}
