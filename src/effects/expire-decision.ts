import type { ConsentRecord } from '../consent/consent-record'
import { deleteRecord, readRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/** In milliseconds: a longer timeout would run at once. */
const LONGEST = 2 ** 31 - 1

/** Counts a decision that expires while the page is open as unset from then on. */
export const expireDecision: Effect = ({ store }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = (record: ConsentRecord | null): void => {
    clearTimeout(timer)
    if (record?.expires === undefined) return
    const left = record.expires - Date.now()
    if (left > 0) timer = setTimeout(() => watch(record), Math.min(left, LONGEST))
    else {
      if (readRecord() === null) deleteRecord() // expired, and not replaced by another tab
      store.set(receiveRecordAtom, null)
    }
  }
  watch(store.get(recordAtom))
  const stopWatching = onChange(store, recordAtom, watch)
  // Timers stand still while a device sleeps or a page is in the back/forward cache.
  const wake = (): void => watch(store.get(recordAtom))
  addEventListener('pageshow', wake)
  return () => {
    removeEventListener('pageshow', wake)
    stopWatching()
    clearTimeout(timer)
  }
}
