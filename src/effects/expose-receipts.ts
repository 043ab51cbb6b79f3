import type { ConsentReceipt } from '../consent/consent-receipt'
import { writeReceipt } from '../consent/write-receipt'
import type { ConsentRecord } from '../consent/consent-record'
import { isDictionary } from '../consent/is-dictionary'
import { receiptsAtom } from '../store/receipts-atom'
import { recordAtom } from '../store/record-atoms'
import type { SyncEffect } from './sync-effect'
import { onChange } from './on-change'

const isReceipt = (value: unknown): value is ConsentReceipt => isDictionary(value) && isDictionary(value.purposes)

/** Hands out the receipts of the decisions on this device. They lie beside the decision, and go with it. */
export const exposeReceipts: SyncEffect = ({ store }) => {
  const keep = (record: ConsentRecord | null): void => {
    const receipts = (record?.receipts ?? []).filter(isReceipt)
    const hasOwn = record !== null && receipts.some(({ recordId }) => recordId !== null && recordId === record.id)
    // Of a decision that came from elsewhere there is no more to say than what it is.
    const own = record === null || hasOwn ? [] : [writeReceipt(record, location.hostname, null)]
    store.set(receiptsAtom, [...receipts, ...own])
  }
  keep(store.get(recordAtom))
  return onChange(store, recordAtom, keep)
}
