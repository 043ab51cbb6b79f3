import type { CategoryName } from '../../consent/categories'

/**
 * The ways in which a request can leave a page: the function that was called, or the name of the requesting element.
 * 'release' is a dry run: it checks whether a blocked request may be sent now, without logging it or dispatching an
 * event.
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
  | 'Notification'
  | 'MediaMetadata'
  | keyof HTMLElementTagNameMap
  | keyof SVGElementTagNameMap
  | 'release'

/** A blocked request, as in the `detail` of `ConsentBlockedRequest`. */
export interface BlockedRequest {
  /** The URL as the caller gave it. */
  url: string
  /** The category that the visitor has not allowed. */
  category: CategoryName
  channel: Channel
  /**
   * Set if the browser's parser created the element before the guard could inspect it. Browsers fetch ahead of scripts
   * (preload scanner), so the request may have been sent. Markup with `data-consent` and `data-src` prevents that.
   */
  mayHaveBeenRequested?: true
}

/** Returns the message of all errors about blocked requests (specification §8). */
export const blockedText = (url: string): string => `Request to ${url} blocked due to missing consent`

/** Returns a promise that is rejected as after a network failure, for blocked calls that return a promise. */
export const rejectHeld = (url: string): Promise<never> => Promise.reject(new TypeError(blockedText(url)))
