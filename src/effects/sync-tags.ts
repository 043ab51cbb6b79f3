import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import { effectiveConsentsAtom, receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { whenFetched } from './when-fetched'

/**
 * Passes the consents in force to the tag manager (specification §4) and to vendors with consent APIs. Their code is
 * loaded only if they are configured.
 */
export const syncTags: Effect = context => {
  const { store, tagManager, signals, statistics, report } = context
  const updates: Notify[] = []
  const inForce = (): ConsentSnapshot => {
    const record = store.get(recordAtom)
    return {
      consents: store.get(effectiveConsentsAtom),
      isNew: record !== (store.get(receivedRecordAtom) ?? undefined),
      time: record?.consentInfo.time,
    }
  }
  const begin = <File>(file: Promise<File>, start: (file: File) => Notify): (() => void) =>
    whenFetched(file, fetched => void updates.push(start(fetched)), report)
  const stops = [
    // A first Reject does not change the consents in force, but tags wait for it, so the record is observed as well.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom], () => updates.forEach(update => update(inForce()))),
    tagManager && begin(import('./sync-tag-manager'), file => file.syncTagManager(tagManager, inForce(), context)),
    statistics
      ? whenFetched(import('./report-statistics'), file => file.reportStatistics(store, statistics), report)
      : null,
    signals && begin(import('./sync-vendors'), file => file.syncVendors(signals, inForce, report, store)),
  ]
  return () => stops.forEach(stop => stop?.())
}
