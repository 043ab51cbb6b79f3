import type { ClientError } from '../client/client-error'
import type { ConsentClient } from '../client/consent-client'
import type { ConsentSubmission } from '../consent/consent-submission'
import { dropSubmission, releaseSubmission } from '../storage/pending-submissions'

/** What became of a submission: the server has it, it will never take it, or it is worth another try later. */
export type Sent = { outcome: 'taken' } | { outcome: 'refused' | 'postponed'; error: ClientError }

/**
 * Sends a submission and settles its place in the queue.
 * @param id names the decision; a repeat carries the same one
 */
export type Send = (id: string, body: ConsentSubmission) => Promise<Sent>

/** The server has read the submission and said no: it will say so again. */
const isRefusal = ({ code, status }: ClientError): boolean =>
  code === 'ENDPOINT_NOT_FOUND' || code === 'HANDLER_ERROR' || (status >= 400 && status < 500)

/** @returns sends one submission after the other: a decision must not arrive before the one that it corrects */
export function sendingLine(client: ConsentClient): Send {
  let last: Promise<unknown> = Promise.resolve()
  const send: Send = async (id, body) => {
    const result = await client.setConsent(body, id)
    if (result.ok) {
      dropSubmission(id)
      return { outcome: 'taken' }
    }
    const { error } = result
    if (isRefusal(error)) {
      dropSubmission(id)
      return { outcome: 'refused', error }
    }
    releaseSubmission(id)
    return { outcome: 'postponed', error }
  }
  return (id, body) => {
    const sent = last.then(() => send(id, body))
    last = sent
    return sent
  }
}
