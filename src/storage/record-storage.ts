import { categoryNames } from '../consent/categories'
import type { CookieKind } from '../consent/consent-cookie-name'
import { readConsentRecord, type ConsentRecord } from '../consent/consent-record'
import { isOlderThanCookie } from './is-older-than-cookie'
import { readStored, removeStored, writeStored } from './local-storage'
import { deleteReceipts, moveReceipts } from './receipt-storage'
import { storageKeys } from './storage-keys'

/** Returns the decision in local storage; null if there is none, or if it is invalid or has expired. */
export const readRecord = (): ConsentRecord | null => readConsentRecord(readStored(storageKeys.record), Date.now())

/**
 * Returns the decision in local storage, unless the cookie contains a later one from another host of the site. The sync
 * chunk then compares the two, and until then no decision applies.
 * @param cookie the kind of cookie that the site uses. Reading cookies is slow for returning visitors, so they are read
 *   only if the site uses one.
 * @param record the decision, if it has just been read
 * @returns the decision; null if there is none, or if it is invalid, expired or older than the cookie
 */
export function readCurrentRecord(cookie: CookieKind, record = readRecord()): ConsentRecord | null {
  return isOlderThanCookie(record, cookie) ? null : record
}

/**
 * Stores a decision. If the storage is full, the receipts are removed to make room. If the decision cannot be stored at
 * all, a stored decision that grants more is removed, so that the next page does not undo a withdrawal.
 * @returns whether the decision is stored; it applies to this page in any case
 */
export function writeRecord(record: ConsentRecord): boolean {
  moveReceipts()
  if (writeStored(storageKeys.record, record)) return true
  deleteReceipts()
  if (writeStored(storageKeys.record, record)) return true
  const before = readRecord()
  if (before !== null && categoryNames.every(name => record.consents[name] || !before.consents[name])) return false
  deleteLegacyConsent()
  deleteRecord()
  return writeStored(storageKeys.record, record)
}

/** Removes the copy of the last decision that no server had confirmed. */
export const deleteLegacyConsent = (): void => removeStored(storageKeys.legacyConsent)

/** Removes the decision and the receipts. A queued submission stays queued. */
export const deleteRecord = (): void => {
  removeStored(storageKeys.record)
  deleteReceipts()
}

/** Removes all our entries. */
export const clearRecord = (): void => {
  deleteRecord()
  deleteLegacyConsent()
  removeStored(storageKeys.pending)
}

/** Stores a copy of the last decision that no server has confirmed: in offline mode, or while the server fails. */
export const writeLegacyConsent = ({ consents, consentInfo }: ConsentRecord): boolean =>
  writeStored(storageKeys.legacyConsent, {
    timestamp: new Date(consentInfo.time).toISOString(),
    preferences: consents,
  })
