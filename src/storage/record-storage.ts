import { categoryNames } from '../consent/categories'
import type { CookieKind } from '../consent/consent-cookie-name'
import { readConsentRecord, type ConsentRecord } from '../consent/consent-record'
import { isOlderThanCookie } from './is-older-than-cookie'
import { readStored, removeStored, writeStored } from './local-storage'
import { deleteReceipts, moveReceipts } from './receipt-storage'
import { storageKeys } from './storage-keys'

/** @returns the decision that local storage holds; null where there is none that can be believed */
export const readRecord = (): ConsentRecord | null => readConsentRecord(readStored(storageKeys.record), Date.now())

/**
 * @param cookie in which cookie the site keeps decisions, too; a page that comes back waits for its cookies longer
 * than for anything else of ours, so they are read only then
 * @returns the visitor's decision; null where there is none that can be believed, or where the cookie holds a later one,
 * of another host of the site: the conversation finds out which of them holds, and until then none does
 */
export function readCurrentRecord(cookie: CookieKind): ConsentRecord | null {
  const record = readRecord()
  return isOlderThanCookie(record, cookie) ? null : record
}

/**
 * Stores a decision. Where the storage is full, the receipts are removed to make room. If it cannot be stored at all, a stored
 * decision that grants more is removed, so that the next page does not undo a withdrawal.
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

/** A server has confirmed the decision. */
export const deleteLegacyConsent = (): void => removeStored(storageKeys.legacyConsent)

/** Removes a decision that no longer applies, and the receipts. A submission that is still queued stays queued. */
export const deleteRecord = (): void => {
  removeStored(storageKeys.record)
  deleteReceipts()
}

/** Removes every entry of ours. */
export const clearRecord = (): void => {
  deleteRecord()
  deleteLegacyConsent()
  removeStored(storageKeys.pending)
}

/** Keeps a note of the last decision that no server has confirmed: offline mode, or while the server fails. */
export const writeLegacyConsent = ({ consents, consentInfo }: ConsentRecord): boolean =>
  writeStored(storageKeys.legacyConsent, {
    timestamp: new Date(consentInfo.time).toISOString(),
    preferences: consents,
  })
