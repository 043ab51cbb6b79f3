import { categoriesToShow } from '../consent/categories-to-show'
import { revalidate } from '../consent/notice'
import { deleteConsentCookie, readConsentCookie } from '../storage/consent-cookie'
import { deleteRecord, clearRecord, writeRecord, readRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { noticeSettingsAtom } from '../store/category-atoms'
import { questionAtom } from '../store/language-atoms'
import { noticeAtom } from '../store/notice-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'

/**
 * Re-validates a stored decision that the core did not apply. Either it was made for another notice, or the cookie
 * contains a later one from another host of the site, or only the cookie contains one. The result is stored at once,
 * because the guard of the next page relies on the storage.
 */
export const revalidateDecision: SyncEffect = ({ store }) => {
  if (store.get(recordAtom) !== null) return () => {}
  const { cookie } = store.get(settingsAtom)
  // reset() was called before this file was loaded, so the decisions that it could not see are deleted now.
  if (store.get(receivedRecordAtom) === undefined) {
    clearRecord()
    if (cookie) deleteConsentCookie(cookie)
    return () => {}
  }
  const stored = readRecord()
  const inCookie = cookie ? readConsentCookie(Date.now(), cookie) : null
  const isSeenLater = inCookie !== null && (stored === null || inCookie.consentInfo.time > stored.consentInfo.time)
  const latest = isSeenLater ? inCookie : stored
  const left =
    latest &&
    revalidate(latest, {
      ...store.get(noticeAtom),
      shown: categoriesToShow(store.get(noticeSettingsAtom), latest.asked),
    })
  if (left !== null) {
    const record = { ...left, question: store.get(questionAtom)(left.language, left.asked), ...(cookie && { cookie }) }
    writeRecord(record)
    store.set(receiveRecordAtom, record)
  } else if (stored !== null) deleteRecord()
  return () => {}
}
