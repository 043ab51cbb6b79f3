import { ClientError } from './client-error'
import type { Result } from './consent-client'
import type { RetryPolicy } from './retry-policy'

/** Longer than this nobody waits on a page: a decision is then sent on the next load, and the banner shows meanwhile. */
const LONGEST = 60_000

const worthRepeating = (error: ClientError): boolean =>
  error.code === 'NETWORK_ERROR' ||
  (error.code === 'API_ERROR' &&
    (error.retryAfter ?? 0) <= LONGEST &&
    (repeated.includes(error.status) || (error.status === 429 && error.retryAfter !== null)) &&
    !knowsNoConsent(error))

/** The first four as specification §9 has them; the others say themselves that the request may come again (RFC 9110, RFC 8470). */
const repeated: readonly number[] = [500, 502, 503, 504, 408, 425]

/** The server of c15t 1.5 answers 500 where it means: I know of no such consent. That is an answer and not a failure. */
export const knowsNoConsent = ({ cause }: ClientError): boolean =>
  (cause as { code?: unknown } | null | undefined)?.code === 'NO_CONSENT_FOUND'

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Repeats a call that failed in a way that may pass. 400, 401, 403 and 404 never do (specification §9). Where the
 * server says when it wants to be called again, it is not called before.
 * @param isCurrent asked before each repetition
 * @returns the first success or lasting failure; once the repetitions are used up MAX_RETRIES_EXCEEDED, whose cause is
 * the last failure
 */
export async function retry<T>(
  call: () => Promise<Result<T>>,
  policy: RetryPolicy,
  isCurrent: () => boolean = () => true,
): Promise<Result<T>> {
  const { maxRetries, initialDelayMs, backoffFactor } = policy
  for (let attempt = 0; ; attempt++) {
    const result = await call()
    if (result.ok || !worthRepeating(result.error) || maxRetries <= 0) return result
    if (attempt >= maxRetries) {
      const { message, status } = result.error
      const text = `Request failed after ${maxRetries} retries: ${message}`
      return { ok: false, error: new ClientError('MAX_RETRIES_EXCEEDED', text, status, result.error) }
    }
    const asked = result.error.code === 'API_ERROR' ? result.error.retryAfter : null
    await wait(Math.max(initialDelayMs * backoffFactor ** attempt, asked ?? 0))
    if (!isCurrent()) return result
  }
}
