import { submissionOf } from '../consent/consent-submission'
import { queueSubmission } from '../storage/pending-submissions'
import { clearRecord, writeRecord } from '../storage/record-storage'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/**
 * Stores each decision on this device, and deletes it on reset (specification §4). The submission is queued at once and
 * dequeued when the server accepts or rejects it, so that it is not lost if the page is left or crashes.
 */
export const persistRecord: Effect = ({ store, client: { mode }, report }) => {
  let failed = false
  return onChange(store, recordAtom, record => {
    if (record === store.get(receivedRecordAtom)) return
    if (record === null) return clearRecord()
    if (!writeRecord(record) && !failed) {
      failed = true
      report({
        code: 'STORAGE_ERROR',
        message: 'The decision could not be stored; it applies to this page only',
      })
    }
    if (mode === 'c15t' && record.id) queueSubmission(record.id, submissionOf(record, location.hostname))
  })
}
