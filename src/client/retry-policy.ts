/** When and how often failed requests are sent again. */
export interface RetryPolicy {
  /** The number of retries after the first failure. */
  maxRetries: number
  /** The delay before the first retry, in milliseconds. */
  initialDelayMs: number
  /** The factor by which each delay is longer than the previous one. */
  backoffFactor: number
}

/** The default of specification §9. */
export const defaultRetryPolicy: RetryPolicy = { maxRetries: 3, initialDelayMs: 100, backoffFactor: 2 }
