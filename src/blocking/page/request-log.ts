import type { BlockedRequest } from './blocked-request'

/** A blocked request, and whether it was sent later. */
export interface LoggedRequest extends BlockedRequest {
  /** When it was blocked, in milliseconds since 1970. */
  time: number
  /** `released` once the request has been sent. A call that has already failed for its caller stays `held`. */
  state: 'held' | 'released'
  /** Set if the visitor loaded it once, with the button of a placeholder. */
  once?: true
}

const key = Symbol.for('consent-elements requests')

/**
 * Returns the log of the page, oldest entry first. The guard and all copies of our script share it, including other
 * versions, so its shape must not change.
 */
export const requestLog = (): LoggedRequest[] =>
  ((globalThis as unknown as Record<symbol, LoggedRequest[] | undefined>)[key] ??= [])

/** Returns a copy of the log. Changes to the copy do not affect the log. */
export const loggedRequests = (): LoggedRequest[] => requestLog().map(request => ({ ...request }))
