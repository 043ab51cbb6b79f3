import type { ClientError } from '../client/client-error'
import type { ConsentClient } from '../client/consent-client'
import type { ConsentSubmission } from '../consent/consent-submission'
import { dequeueSubmission, renewLease, releaseLease } from '../storage/pending-submissions'
import type { EffectContext } from './effect-context'

/**
 * What became of a submission: the server has it, it will never take it, it is worth another try
 * later, or it is overtaken: by a later decision, in whichever tab, or by a reset.
 */
type Sent =
  { outcome: 'accepted' } | { outcome: 'superseded' } | { outcome: 'rejected' | 'retryable'; error: ClientError }

/**
 * Sends a submission and settles its place in the queue.
 * @param id names the decision; a repeat carries the same one
 */
export type Send = (id: string, body: ConsentSubmission) => Promise<Sent>

/** Who was told has said no, or is the site's own function, whose failures are the site's to repeat. */
const isRefusal = ({ code, status }: ClientError): boolean =>
  code === 'ENDPOINT_NOT_FOUND' ||
  code === 'HANDLER_ERROR' ||
  (status >= 400 && status < 500 && ![408, 425, 429].includes(status))

/**
 * @param mode whether decisions are queued
 * @returns sends one submission after the other: a decision must not arrive before the one that it corrects
 */
export function createSendQueue(client: ConsentClient, mode: EffectContext['client']['mode']): Send {
  let last: Promise<unknown> = Promise.resolve()
  const send = async (id: string, body: ConsentSubmission, isQueued: boolean): Promise<Sent> => {
    // Where storage fails nothing is queued, and nothing can tell whether another tab has decided since.
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
