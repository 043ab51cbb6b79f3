import type { BlockedRequest } from './blocked-request'

/** A request that was held back, and what became of it. */
export interface LoggedRequest extends BlockedRequest {
  /** When it was held, in milliseconds since 1970. */
  time: number
  /** `released` once it has been sent after all; a call that was told that it failed stays `held`. */
  state: 'held' | 'released'
  /** Whether it was released for this one time, because the visitor asked for it in a placeholder. */
  once?: true
}

const key = Symbol.for('consent-elements requests')

/**
 * The page's one log, the oldest first, which the guard and all copies of our script share, also copies of other
 * versions: its shape must not change.
 */
export const requestLog = (): LoggedRequest[] =>
  ((globalThis as unknown as Record<symbol, LoggedRequest[] | undefined>)[key] ??= [])

/** @returns a snapshot of the log, which nobody can change by it */
export const loggedRequests = (): LoggedRequest[] => requestLog().map(request => ({ ...request }))
