import { forgetRecord, keepRecord as writeRecord } from '../storage/record-storage'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/** Keeps each decision on this device, and forgets it on reset (specification §4). */
export const keepRecord: Effect = ({ store }) =>
  onChange(store, recordAtom, record => {
    if (record === store.get(receivedRecordAtom)) return
    if (record === null) forgetRecord()
    else writeRecord(record)
  })
