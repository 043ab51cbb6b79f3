import type { CategoryName } from '../consent/categories'
import type { BlockedRequest } from '../blocking/blocked-request'
import type { BlockedStorage } from '../blocking/storage-gate/blocked-storage'
import { onBlockerReady } from '../blocking/on-blocker-ready'
import type { ConsentInfo } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import type { HeldPlace } from '../consent/held-place'

/** What a change comes with. */
export interface ConsentEventDetail {
  /** What was chosen. */
  consents: Consents
  /** What is in force: the choice, less what the browser's signals take back. */
  effectiveConsents: Consents
  /** When and how it was decided; null while it is not. */
  consentInfo: ConsentInfo | null
  /** The categories whose effective consent is another than before. */
  changed: CategoryName[]
}

/** An error as the host hears of it. */
export interface ReportedError {
  /** One of the catalogue (specification §8), or INVALID_OPTION. */
  code: string
  message: string
}

/** A withdrawal after which code of the withdrawn categories goes on talking. */
export interface IncompleteWithdrawal {
  /** The categories that were withdrawn. */
  categories: CategoryName[]
  /** The request that gave it away; it was held. */
  request: BlockedRequest
}

/** Every event that we dispatch on `document`, and what it carries. */
export interface ConsentEventMap {
  'consent-ready': CustomEvent<Omit<ConsentEventDetail, 'changed'>>
  'consent-change': CustomEvent<ConsentEventDetail>
  'consent-banner-show': CustomEvent<null>
  'consent-banner-hide': CustomEvent<null>
  'privacy-settings-open': CustomEvent<null>
  'privacy-settings-close': CustomEvent<null>
  'consent-error': CustomEvent<ReportedError>
  'withdrawal-incomplete': CustomEvent<IncompleteWithdrawal>
  ConsentBlockedRequest: CustomEvent<BlockedRequest>
  ConsentBlockedStorage: CustomEvent<BlockedStorage>
}

declare global {
  interface DocumentEventMap extends ConsentEventMap {
    /** Dispatched on the frame, from which it bubbles. */
    'consent-placeholder': CustomEvent<HeldPlace>
  }
}

/**
 * Dispatches one of our events on the document. A listener that throws is the browser's to report. What the page starts
 * when it hears of one may send requests, so none comes before what holds them back.
 */
export function dispatchConsentEvent<Name extends keyof ConsentEventMap>(
  name: Name,
  ...[detail]: ConsentEventMap[Name]['detail'] extends null ? [] : [ConsentEventMap[Name]['detail']]
): void {
  // An element named "dispatchEvent" would stand before the document's own method.
  onBlockerReady(() => EventTarget.prototype.dispatchEvent.call(document, new CustomEvent(name, { detail })))
}
