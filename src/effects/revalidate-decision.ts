import { revalidate } from '../consent/notice'
import { deleteConsentCookie, readConsentCookie } from '../storage/consent-cookie'
import { deleteRecord, clearRecord, writeRecord, readRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { questionAtom } from '../store/language-atoms'
import { noticeAtom } from '../store/notice-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'

/**
 * Finds out what holds of a decision that the core would not believe: it was made about something else than this page
 * asks, or another host of the site has stored a later one in the cookie, or only the cookie has one. What no longer
 * holds must not be stored as if it did, for the guard of the next page.
 */
export const revalidateDecision: SyncEffect = ({ store }) => {
  if (store.get(recordAtom) !== null) return () => {}
  const { cookie } = store.get(settingsAtom)
  // Who resets before this file is there means what is yet to be reviewed.
  if (store.get(receivedRecordAtom) === undefined) {
    clearRecord()
    if (cookie) deleteConsentCookie(cookie)
    return () => {}
  }
  const kept = readRecord()
  const seen = cookie ? readConsentCookie(Date.now(), cookie) : null
  const isSeenLater = seen !== null && (kept === null || seen.consentInfo.time > kept.consentInfo.time)
  const latest = isSeenLater ? seen : kept
  const left = latest && revalidate(latest, store.get(noticeAtom))
  if (left !== null) {
    const record = { ...left, question: store.get(questionAtom)(left.language), ...(cookie && { cookie }) }
    writeRecord(record)
    store.set(receiveRecordAtom, record)
  } else if (kept !== null) deleteRecord()
  return () => {}
}
