import { ClientError } from './client-error'
import type { Result } from './consent-client'
import type { RetryPolicy } from './retry-policy'

/**
 * The longest `Retry-After`, in milliseconds, that a page waits for. Beyond it the decision is sent on the next page
 * load, and the banner is shown meanwhile.
 */
const MAX_RETRY_AFTER_MS = 60_000

const isRetryable = (error: ClientError): boolean =>
  error.code === 'NETWORK_ERROR' ||
  (error.code === 'API_ERROR' &&
    (error.retryAfter ?? 0) <= MAX_RETRY_AFTER_MS &&
    (retryableStatuses.includes(error.status) || (error.status === 429 && error.retryAfter !== null)) &&
    !knowsNoConsent(error))

/** The statuses to retry: four from specification §9, and two that invite a retry themselves (RFC 9110, RFC 8470). */
const retryableStatuses: readonly number[] = [500, 502, 503, 504, 408, 425]

/**
 * Returns whether the server has no consent of this visitor. c15t 1.5 answers 500 in that case, so it is not a failure.
 */
export const knowsNoConsent = ({ cause }: ClientError): boolean =>
  (cause as { code?: unknown } | null | undefined)?.code === 'NO_CONSENT_FOUND'

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Retries a call that failed temporarily. 400, 401, 403 and 404 are never retried (specification §9). A `Retry-After`
 * header is respected.
 * @param isCurrent called before each retry; false ends the retries
 * @returns the first success or permanent failure; after the last retry MAX_RETRIES_EXCEEDED, with the last failure as
 *   its cause
 */
export async function retry<T>(
  call: () => Promise<Result<T>>,
  policy: RetryPolicy,
  isCurrent: () => boolean = () => true,
): Promise<Result<T>> {
  const { maxRetries, initialDelayMs, backoffFactor } = policy
  for (let attempt = 0; ; attempt++) {
    const result = await call()
    if (result.ok || !isRetryable(result.error) || maxRetries <= 0) return result
    if (attempt >= maxRetries) {
      const { message, status } = result.error
      const text = `Request failed after ${maxRetries} retries: ${message}`
      return { ok: false, error: new ClientError('MAX_RETRIES_EXCEEDED', text, status, result.error) }
    }
    const requestedDelay = result.error.code === 'API_ERROR' ? result.error.retryAfter : null
    await wait(Math.max(initialDelayMs * backoffFactor ** attempt, requestedDelay ?? 0))
    if (!isCurrent()) return result
  }
}
