import type { ConsentRecord } from '../consent/consent-record'
import { deleteConsentCookie, writeConsentCookie } from '../storage/consent-cookie'
import { writeRecord } from '../storage/record-storage'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'
import { onChange } from './on-change'

/** Stores the decision in the cookie as well, if the site uses one, and deletes the cookie on reset. */
export const persistCookie: SyncEffect = ({ store, report }) => {
  const { cookie, cookieDomain } = store.get(settingsAtom)
  if (!cookie) return () => {}
  let failed = false
  const keep = (record: ConsentRecord | null): void => {
    if (record === null) return deleteConsentCookie(cookie)
    if (writeConsentCookie(record, cookieDomain, Date.now(), cookie) || failed) return
    failed = true
    report({ code: 'STORAGE_ERROR', message: 'The decision could not be stored in the cookie; it is in local storage' })
  }
  const record = store.get(recordAtom)
  // The guard reads the cookie only if the record contains the kind of cookie.
  if (record !== null && record.cookie !== cookie) writeRecord({ ...record, cookie })
  if (record !== null) keep(record)
  return onChange(store, recordAtom, keep)
}
