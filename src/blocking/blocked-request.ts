import type { CategoryName } from '../consent/categories'

/**
 * The ways out of a page that are watched: what the page called, or the name of the element that was to fetch. By
 * 'release' nothing leaves: it asks whether something may go that is held, and nobody is told.
 */
export type Channel =
  | 'fetch'
  | 'xhr'
  | 'sendBeacon'
  | 'fetchLater'
  | 'EventSource'
  | 'WebSocket'
  | 'WebSocketStream'
  | 'WebTransport'
  | 'RTCPeerConnection'
  | 'Worker'
  | keyof HTMLElementTagNameMap
  | keyof SVGElementTagNameMap
  | 'release'

/** A request that was held back, as `ConsentBlockedRequest` tells it. */
export interface BlockedRequest {
  /** As the caller gave it. */
  url: string
  /** The category that the visitor has not allowed. */
  category: CategoryName
  channel: Channel
  /**
   * Set where the browser's parser had read the element before the guard could: browsers fetch ahead of scripts, so the
   * request may have been sent. Markup with `data-consent` and `data-src` prevents that.
   */
  mayHaveBeenRequested?: true
}

/** The text of every error about a request that was held back (specification §8). */
export const blockedText = (url: string): string => `Request to ${url} blocked due to missing consent`

/** What a call returns that was held back and answers with a promise: it is rejected as on a network failure. */
export const rejectHeld = (url: string): Promise<never> => Promise.reject(new TypeError(blockedText(url)))
