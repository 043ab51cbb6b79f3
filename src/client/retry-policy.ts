export interface RetryPolicy {
  /** How often a call is repeated after its first failure. */
  maxRetries: number
  /** The wait before the first repetition, in milliseconds. */
  initialDelayMs: number
  /** By how much each wait is longer than the one before. */
  backoffFactor: number
}

/** Specification §9. */
export const defaultRetryPolicy: RetryPolicy = { maxRetries: 3, initialDelayMs: 100, backoffFactor: 2 }
