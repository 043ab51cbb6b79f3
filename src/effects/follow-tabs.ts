import { compareDecisions } from '../consent/compare-decisions'
import { writeRecord, readCurrentRecord } from '../storage/record-storage'
import { storageKeys } from '../storage/storage-keys'
import { receiveRecordAtom } from '../store/actions'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { Effect } from './effect-context'
import { storedDecision } from './stored-decision'

/**
 * Applies decisions of other tabs. It uses `storage` events, because a BroadcastChannel message evicts pages from the
 * back/forward cache. `pageshow` covers engines that do not deliver `storage` events to a page restored from that
 * cache. After `clear()` in another tab the event's key is null.
 */
export const followTabs: Effect = ({ store, isOutdated }) => {
  const isStored = (): boolean => readCurrentRecord(store.get(settingsAtom).cookie) !== null
  const read = (): void => {
    const record = storedDecision(store)
    // A page of the site with a different notice stored this decision, so it does not apply here.
    const isOther = record === null && isStored()
    const current = store.get(recordAtom)
    if (isOther) return
    const order = record && current ? compareDecisions(record, current) : Number(record !== current)
    if (order > 0) store.set(receiveRecordAtom, record)
    // Two tabs decided at once, and the losing decision was written last.
    else if (order < 0 && current) writeRecord(current)
  }
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === localStorage && (key === storageKeys.record || key === null)) read()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && isStored()) read()
  }
  if (isOutdated) read()
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}
