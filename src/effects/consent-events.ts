import type { CategoryName } from '../consent/categories'
import type { BlockedRequest } from '../blocking/page/blocked-request'
import type { BlockedStorage } from '../blocking/page/blocked-storage'
import { onBlockerReady } from '../blocking/on-blocker-ready'
import type { ConsentInfo } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import type { HeldPlace } from '../consent/held-place'

/** The detail of `consent-change`. */
export interface ConsentEventDetail {
  /** The visitor's choice. */
  consents: Consents
  /** The consents in force: the choice without the categories that browser signals revoke. */
  effectiveConsents: Consents
  /** When and how the visitor decided; null if there is no decision. */
  consentInfo: ConsentInfo | null
  /** The categories whose effective consent has changed. */
  changed: CategoryName[]
  /** For each declared service, by name, whether it may run now; absent until the services have been fetched. */
  services?: Record<string, boolean>
}

/** An error, as reported to the site. */
export interface ReportedError {
  /** An error code of specification §8, or INVALID_OPTION. */
  code: string
  message: string
}

/** The detail of `withdrawal-incomplete`: code of a withdrawn category still sends requests. */
export interface IncompleteWithdrawal {
  /** The withdrawn categories. */
  categories: CategoryName[]
  /** The first such request. It was blocked. */
  request: BlockedRequest
}

/** The events that we dispatch on `document`, with the types of their details. */
export interface ConsentEventMap {
  'consent-ready': CustomEvent<Omit<ConsentEventDetail, 'changed'>>
  'consent-change': CustomEvent<ConsentEventDetail>
  'consent-banner-show': CustomEvent<null>
  'consent-banner-hide': CustomEvent<null>
  'privacy-settings-open': CustomEvent<null>
  'privacy-settings-close': CustomEvent<null>
  'consent-error': CustomEvent<ReportedError>
  'withdrawal-incomplete': CustomEvent<IncompleteWithdrawal>
  'consent-subscribe': CustomEvent<{ url: string | null }>
  ConsentBlockedRequest: CustomEvent<BlockedRequest>
  ConsentBlockedStorage: CustomEvent<BlockedStorage>
}

declare global {
  interface DocumentEventMap extends ConsentEventMap {
    /** Dispatched on the blocked frame. It bubbles. */
    'consent-placeholder': CustomEvent<HeldPlace>
  }
}

/**
 * Dispatches one of our events on the document. The browser reports errors that listeners throw. Listeners may send
 * requests, so events are delayed until the request blocker is ready.
 */
export function dispatchConsentEvent<Name extends keyof ConsentEventMap>(
  name: Name,
  ...[detail]: ConsentEventMap[Name]['detail'] extends null ? [] : [ConsentEventMap[Name]['detail']]
): void {
  // An element with the name "dispatchEvent" would hide the document's own method (DOM clobbering).
  onBlockerReady(() => EventTarget.prototype.dispatchEvent.call(document, new CustomEvent(name, { detail })))
}
