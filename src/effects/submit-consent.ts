import { submissionOf } from '../consent/consent-submission'
import { newId } from '../consent/new-id'
import { keepReceipt } from '../storage/record-storage'
import { queueSubmission, releaseSubmission } from '../storage/pending-submissions'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/**
 * Tells the server of each decision (specification §4, §7). It is queued before it is sent and taken off the queue by
 * the server's word, so that a page that is left, or dies, half-way loses nothing.
 */
export const submitConsent: Effect = ({ store, client, send, report }) => {
  const inHand = new Set<string>()
  const letGo = (): void => inHand.forEach(releaseSubmission)

  const stopWatching = onChange(store, recordAtom, async record => {
    if (record === null || record === store.get(receivedRecordAtom)) return
    const id = record.id ?? newId()
    const body = submissionOf(record, location.hostname)
    if (client.answersAs === 'stand-in') keepReceipt(record)
    if (client.queues) queueSubmission(id, body, id)
    inHand.add(id)
    const sent = await send(id, body)
    inHand.delete(id)
    if (sent.outcome === 'taken') return
    keepReceipt(record)
    report({ code: sent.error.code, message: 'Failed to save consents' }, sent.error)
  })
  addEventListener('pagehide', letGo)
  return () => {
    removeEventListener('pagehide', letGo)
    stopWatching()
  }
}
