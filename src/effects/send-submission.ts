import { dropSubmission, releaseSubmission } from '../storage/pending-submissions'
import type { ConsentSubmission } from '../consent/consent-submission'
import type { ClientError } from '../client/client-error'
import type { ConsentClient } from '../client/consent-client'

/** What became of a submission: the server has it, it will never take it, or it is worth another try later. */
export type Sent = { outcome: 'taken' } | { outcome: 'refused' | 'postponed'; error: ClientError }

/** The server has read the submission and said no: it will say so again. */
const isRefusal = ({ code, status }: ClientError): boolean =>
  code === 'ENDPOINT_NOT_FOUND' || code === 'HANDLER_ERROR' || (status >= 400 && status < 500)

let line: Promise<unknown> = Promise.resolve()

/**
 * Sends a queued submission and settles its place in the queue. Submissions of one page go one after the other: a
 * decision must not arrive before the one that it corrects.
 * @param id names the decision; a repeat carries the same one
 */
export function sendSubmission(client: ConsentClient, id: string, body: ConsentSubmission): Promise<Sent> {
  const send = async (): Promise<Sent> => {
    const result = await client.setConsent(body, id)
    if (result.ok) {
      dropSubmission(id)
      return { outcome: 'taken' }
    }
    const { error } = result
    if (!client.queues || isRefusal(error)) {
      dropSubmission(id)
      return { outcome: 'refused', error }
    }
    releaseSubmission(id)
    return { outcome: 'postponed', error }
  }
  const sent = line.then(send)
  line = sent
  return sent
}
