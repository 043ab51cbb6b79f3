import { submissionOf } from '../consent/consent-submission'
import type { ConsentReceipt } from '../consent/consent-receipt'
import { newId } from '../consent/new-id'
import type { ConsentRecord } from '../consent/consent-record'
import { releaseLease } from '../storage/pending-submissions'
import { deleteLegacyConsent, writeLegacyConsent } from '../storage/record-storage'
import { receiptsAtom } from '../store/receipts-atom'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { SyncEffect } from './sync-effect'
import { onChange } from './on-change'

/** Submits each decision to the server or to the site's handlers (specification §4, §7). */
export const submitConsent: SyncEffect = ({ store, mode, send, report }) => {
  const submitting = new Set<string>()
  const releaseLeases = (): void => submitting.forEach(releaseLease)

  const receiptOf = (record: ConsentRecord): ConsentReceipt | undefined =>
    store.get(receiptsAtom).find(({ recordId }) => recordId === record.id)

  const submit = async (record: ConsentRecord | null): Promise<void> => {
    if (record === null || record === store.get(receivedRecordAtom)) return
    const id = record.id ?? newId()
    submitting.add(id)
    const sent = await send(id, submissionOf(record, location.hostname, receiptOf(record)))
    submitting.delete(id)
    if (sent.outcome === 'accepted') return mode === 'offline' ? void writeLegacyConsent(record) : deleteLegacyConsent()
    if (sent.outcome === 'superseded') return
    writeLegacyConsent(record)
    report({ code: sent.error.code, message: 'Failed to save consents' }, sent.error)
  }
  void submit(store.get(recordAtom)) // it may have been made while this file was loading
  const stopWatching = onChange(store, recordAtom, record => void submit(record))
  addEventListener('pagehide', releaseLeases)
  return () => {
    removeEventListener('pagehide', releaseLeases)
    stopWatching()
  }
}
