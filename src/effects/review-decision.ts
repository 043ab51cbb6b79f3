import { stillHolds } from '../consent/question'
import { forgetRecord, keepRecord, loadRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { questionAtom } from '../store/language-atoms'
import { questionPartsAtom } from '../store/question-atoms'
import { recordAtom } from '../store/record-atoms'
import type { ConversationPart } from './conversation-part'

/**
 * Finds out what is left of a stored decision that was made about something else than this page asks, and takes it over.
 * What no longer holds must not be stored as if it did, for the guard of the next page.
 */
export const reviewDecision: ConversationPart = ({ store }) => {
  const stored = store.get(recordAtom) === null ? loadRecord() : null
  const left = stored && stillHolds(stored, store.get(questionPartsAtom))
  if (left !== null) {
    const record = { ...left, question: store.get(questionAtom)(left.language) }
    keepRecord(record)
    store.set(receiveRecordAtom, record)
  } else if (stored !== null) forgetRecord()
  return () => {}
}
