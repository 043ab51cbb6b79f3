import { submissionOf } from '../consent/consent-submission'
import { newId } from '../consent/new-id'
import type { ConsentRecord } from '../consent/consent-record'
import { releaseSubmission } from '../storage/pending-submissions'
import { forgetReceipt, keepReceipt } from '../storage/record-storage'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { ConversationPart } from './sync-effect'
import { onChange } from './on-change'

/** Tells the server, or who stands in its place, of each decision (specification §4, §7). */
export const submitConsent: ConversationPart = ({ store, mode, send, report }) => {
  const inHand = new Set<string>()
  const letGo = (): void => inHand.forEach(releaseSubmission)

  const submit = async (record: ConsentRecord | null): Promise<void> => {
    if (record === null || record === store.get(receivedRecordAtom)) return
    const id = record.id ?? newId()
    inHand.add(id)
    const sent = await send(id, submissionOf(record, location.hostname))
    inHand.delete(id)
    if (sent.outcome === 'taken') return mode === 'offline' ? void keepReceipt(record) : forgetReceipt()
    if (sent.outcome === 'overtaken') return
    keepReceipt(record)
    report({ code: sent.error.code, message: 'Failed to save consents' }, sent.error)
  }
  void submit(store.get(recordAtom)) // decided while this file was on its way
  const stopWatching = onChange(store, recordAtom, record => void submit(record))
  addEventListener('pagehide', letGo)
  return () => {
    removeEventListener('pagehide', letGo)
    stopWatching()
  }
}
