import { stillHolds } from '../consent/question'
import { deleteConsentCookie, readConsentCookie } from '../storage/consent-cookie'
import { dropRecord, forgetRecord, keepRecord, keptRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { questionAtom } from '../store/language-atoms'
import { questionPartsAtom } from '../store/question-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { ConversationPart } from './conversation-part'

/**
 * Finds out what holds of a decision that the core would not believe: it was made about something else than this page
 * asks, or another host of the site has stored a later one in the cookie, or only the cookie has one. What no longer
 * holds must not be stored as if it did, for the guard of the next page.
 */
export const reviewDecision: ConversationPart = ({ store }) => {
  if (store.get(recordAtom) !== null) return () => {}
  const { cookie } = store.get(settingsAtom)
  // Who resets before this file is there means what is yet to be reviewed.
  if (store.get(receivedRecordAtom) === undefined) {
    forgetRecord()
    if (cookie) deleteConsentCookie(cookie)
    return () => {}
  }
  const kept = keptRecord()
  const seen = cookie ? readConsentCookie(Date.now(), cookie) : null
  const isSeenLater = seen !== null && (kept === null || seen.consentInfo.time > kept.consentInfo.time)
  const latest = isSeenLater ? seen : kept
  const left = latest && stillHolds(latest, store.get(questionPartsAtom))
  if (left !== null) {
    const record = { ...left, question: store.get(questionAtom)(left.language), ...(cookie && { cookie }) }
    keepRecord(record)
    store.set(receiveRecordAtom, record)
  } else if (kept !== null) dropRecord()
  return () => {}
}
