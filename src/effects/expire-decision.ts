import type { ConsentRecord } from '../consent/consent-record'
import { deleteRecord, readRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/** The longest delay of `setTimeout`, in milliseconds. A longer one overflows and fires at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Removes a decision that expires while the page is open. */
export const expireDecision: Effect = ({ store }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = (record: ConsentRecord | null): void => {
    clearTimeout(timer)
    if (record?.expires === undefined) return
    const left = record.expires - Date.now()
    if (left > 0) timer = setTimeout(() => watch(record), Math.min(left, MAX_TIMEOUT_MS))
    else {
      if (readRecord() === null) deleteRecord() // no other tab has replaced it
      store.set(receiveRecordAtom, null)
    }
  }
  watch(store.get(recordAtom))
  const stopWatching = onChange(store, recordAtom, watch)
  // Timers are paused while the device sleeps or the page is in the back/forward cache.
  const restart = (): void => watch(store.get(recordAtom))
  addEventListener('pageshow', restart)
  return () => {
    removeEventListener('pageshow', restart)
    stopWatching()
    clearTimeout(timer)
  }
}
