import { compareDecisions } from '../consent/compare-decisions'
import { writeRecord, readCurrentRecord } from '../storage/record-storage'
import { storageKeys } from '../storage/storage-keys'
import { receiveRecordAtom } from '../store/actions'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { Effect } from './effect-context'
import { storedDecision } from './stored-decision'

/**
 * Takes over what another tab has decided. A `storage` event is also delivered to a page that comes back out of the
 * back/forward cache, which a BroadcastChannel message would have thrown out of it; `pageshow` is for engines that
 * deliver none there. `clear()` in another tab has no key.
 */
export const followTabs: Effect = ({ store }) => {
  const kept = (): boolean => readCurrentRecord(store.get(settingsAtom).cookie) !== null
  const read = (): void => {
    const record = storedDecision(store)
    // What a page of the site that asks something else has stored is no decision here.
    const isOther = record === null && kept()
    const current = store.get(recordAtom)
    if (isOther) return
    const order = record && current ? compareDecisions(record, current) : Number(record !== current)
    if (order > 0) store.set(receiveRecordAtom, record)
    // Two tabs have decided at once, and the decision that does not win was the last to be written.
    else if (order < 0 && current) writeRecord(current)
  }
  const hear = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === localStorage && (key === storageKeys.record || key === null)) read()
  }
  const wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && kept()) read()
  }
  addEventListener('storage', hear)
  addEventListener('pageshow', wake)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pageshow', wake)
  }
}
