import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import { effectiveConsentsAtom, receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { whenFetched } from './when-fetched'

/**
 * Passes what is in force on to the tag manager (specification §4) and to the vendors that have words of their own for
 * it. Their code is fetched only where they are configured.
 */
export const syncTags: Effect = ({ store, tagManager, signals, statistics, report }) => {
  const tells: Notify[] = []
  const inForce = (): ConsentSnapshot => {
    const record = store.get(recordAtom)
    return {
      consents: store.get(effectiveConsentsAtom),
      isNew: record !== (store.get(receivedRecordAtom) ?? undefined),
      time: record?.consentInfo.time,
    }
  }
  const begin = <File>(file: Promise<File>, start: (file: File) => Notify): (() => void) =>
    whenFetched(file, fetched => void tells.push(start(fetched)), report)
  const stops = [
    // The record too: a first Reject changes nothing that is in force, and the tags still wait to be told.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom], () => tells.forEach(tell => tell(inForce()))),
    tagManager && begin(import('./sync-tag-manager'), file => file.syncTagManager(tagManager, inForce(), report)),
    statistics
      ? whenFetched(import('./report-statistics'), file => file.reportStatistics(store, statistics), report)
      : null,
    signals && begin(import('./sync-vendors'), file => file.syncVendors(signals, inForce, report, store)),
  ]
  return () => stops.forEach(stop => stop?.())
}
