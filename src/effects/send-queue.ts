import type { ClientError } from '../client/client-error'
import type { ConsentClient } from '../client/consent-client'
import type { ConsentSubmission } from '../consent/consent-submission'
import { dequeueSubmission, renewLease, releaseLease } from '../storage/pending-submissions'
import type { EffectContext } from './effect-context'

/**
 * The result of a submission. `accepted`: the server has stored it. `rejected`: permanent failure. `retryable`:
 * temporary failure. `superseded`: replaced by a later decision in any tab, or by a reset.
 */
type Sent =
  | { outcome: 'accepted' }
  | { outcome: 'superseded' }
  | { outcome: 'rejected' | 'retryable'; error: ClientError }

/**
 * Sends a submission and updates the queue with the result.
 * @param id the id of the decision. A retry sends the same id.
 */
export type Send = (id: string, body: ConsentSubmission) => Promise<Sent>

/** Returns whether an error is permanent. Errors of the site's own handlers are, because the site retries itself. */
const isRefusal = ({ code, status }: ClientError): boolean =>
  code === 'ENDPOINT_NOT_FOUND' ||
  code === 'HANDLER_ERROR' ||
  (status >= 400 && status < 500 && ![408, 425, 429].includes(status))

/**
 * Returns a function that sends submissions one after the other, so that a decision never arrives before an earlier
 * one.
 * @param mode the mode of the client. Submissions are stored in the queue only in mode `c15t`.
 */
export function createSendQueue(client: ConsentClient, mode: EffectContext['client']['mode']): Send {
  let last: Promise<unknown> = Promise.resolve()
  const send = async (id: string, body: ConsentSubmission, isQueued: boolean): Promise<Sent> => {
    // If storage fails, nothing is queued, and a later decision of another tab cannot be detected.
    const isCurrent = (): boolean => !isQueued || renewLease(id, id)
    if (!isCurrent()) return { outcome: 'superseded' }
    const result = await client.setConsent(body, id, isCurrent)
    if (result.ok) {
      dequeueSubmission(id)
      return { outcome: 'accepted' }
    }
    const { error } = result
    if (isRefusal(error)) {
      dequeueSubmission(id)
      return { outcome: 'rejected', error }
    }
    if (!isCurrent()) return { outcome: 'superseded' }
    releaseLease(id)
    return { outcome: 'retryable', error }
  }
  return (id, body) => {
    const isQueued = mode === 'c15t' && renewLease(id, id)
    const sent = last.then(() => send(id, body, isQueued))
    last = sent
    return sent
  }
}
