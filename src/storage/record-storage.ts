import { categoryNames } from '../consent/categories'
import type { CookieKind } from '../consent/consent-cookie-name'
import { readConsentRecord, type ConsentRecord } from '../consent/consent-record'
import { isOlderThanCookie } from './is-older-than-cookie'
import { readStored, removeStored, writeStored } from './local-storage'
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
 * Stores a decision. Where the storage is full, it is stored without its receipts. If it cannot be stored at all, a stored
 * decision that grants more is removed, so that the next page does not undo a withdrawal.
 * @returns whether the decision is stored; it applies to this page in any case
 */
export function writeRecord(record: ConsentRecord): boolean {
  const bare: ConsentRecord = { ...record }
  delete bare.receipts
  if (writeStored(storageKeys.record, record) || writeStored(storageKeys.record, bare)) return true
  const before = readRecord()
  if (before !== null && categoryNames.every(name => record.consents[name] || !before.consents[name])) return false
  deleteLegacyConsent()
  deleteRecord()
  return writeStored(storageKeys.record, bare)
}

/** A server has confirmed the decision. */
export const deleteLegacyConsent = (): void => removeStored(storageKeys.receipt)

/** Forgets a decision that no longer holds; what is still to be told of it remains to be told. */
export const deleteRecord = (): void => removeStored(storageKeys.record)

/** Forgets everything. */
export const clearRecord = (): void => {
  removeStored(storageKeys.record)
  deleteLegacyConsent()
  removeStored(storageKeys.pending)
}

/** Keeps a note of the last decision that no server has confirmed: offline mode, or while the server fails. */
export const writeLegacyConsent = ({ consents, consentInfo }: ConsentRecord): boolean =>
  writeStored(storageKeys.receipt, {
    timestamp: new Date(consentInfo.time).toISOString(),
    preferences: consents,
  })
