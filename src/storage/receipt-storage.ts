import type { ConsentReceipt } from '../consent/consent-receipt'
import { isDictionary } from '../consent/is-dictionary'
import { ownProperties } from '../consent/own-properties'
import { readStored, removeStored, writeStored } from './local-storage'
import { storageKeys } from './storage-keys'

const isReceipt = (value: unknown): value is ConsentReceipt => isDictionary(value) && isDictionary(value.purposes)

const isPlace = (value: unknown): boolean =>
  isDictionary(value) && ['code', 'countryCode', 'regionCode'].every(name => typeof value[name] === 'string')

/** Returns a receipt whose place can be read, or is null. TCF and GPP choose the notice by it. */
const withReadablePlace = (receipt: ConsentReceipt): ConsentReceipt =>
  receipt.jurisdiction && !isPlace(receipt.jurisdiction) ? { ...receipt, jurisdiction: null } : receipt

/** Version 1.5 stored the receipts within the decision. */
const receiptsInRecord = (): unknown => ownProperties(readStored(storageKeys.record))?.receipts

/** Returns the stored receipts, oldest first. What is no receipt is left out. */
export function readReceipts(): ConsentReceipt[] {
  const stored = readStored(storageKeys.receipts) ?? receiptsInRecord()
  return Array.isArray(stored) ? stored.filter(isReceipt).map(withReadablePlace) : []
}

/**
 * Stores receipts. If the storage is full, fewer are stored, the newest first, or none.
 * @param receipts oldest first
 */
export function writeReceipts(receipts: readonly ConsentReceipt[]): void {
  let kept = receipts
  while (kept.length > 0 && !writeStored(storageKeys.receipts, kept)) kept = kept.slice(Math.ceil(kept.length / 2))
  if (kept.length === 0) deleteReceipts()
}

/** Removes all receipts. */
export const deleteReceipts = (): void => removeStored(storageKeys.receipts)

/**
 * Moves receipts that version 1.5 stored within the decision to their own entry. Call it before replacing the decision.
 */
export function moveReceipts(): void {
  const receipts = receiptsInRecord()
  if (receipts && readStored(storageKeys.receipts) === undefined) writeStored(storageKeys.receipts, receipts)
}
