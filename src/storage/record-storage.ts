import { readConsentRecord, type ConsentRecord } from '../consent/consent-record'
import { isOlderThanCookie } from './is-older-than-cookie'
import { readStored, removeStored, writeStored } from './local-storage'
import { storageKeys } from './storage-keys'

/** @returns the decision that local storage holds; null where there is none that can be believed */
export const readRecord = (): ConsentRecord | null => readConsentRecord(readStored(storageKeys.record), Date.now())

/**
 * @param usesCookie whether the site keeps decisions in the cookie, too; a page that comes back waits for its cookies longer
 * than for anything else of ours, so they are read only then
 * @returns the visitor's decision; null where there is none that can be believed, or where the cookie holds a later one,
 * of another host of the site: the conversation finds out which of them holds, and until then none does
 */
export function readCurrentRecord(usesCookie: boolean): ConsentRecord | null {
  const record = readRecord()
  return usesCookie && isOlderThanCookie(record) ? null : record
}

/** @returns whether the decision is kept; it holds for this page in any case */
export const writeRecord = (record: ConsentRecord): boolean => writeStored(storageKeys.record, record)

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
