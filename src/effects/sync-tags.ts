import type { ConsentSnapshot } from '../signals/consent-snapshot'
import { effectiveConsentsAtom, receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { startTags } from './start-tags'
import { whenFetched } from './when-fetched'

/**
 * Passes the consents in force to the tag manager (specification §4) and to vendors with consent APIs. Their code is
 * loaded only if they are configured. What the kernel has started goes on.
 */
export const syncTags: Effect = context => {
  const { store, statistics, report } = context
  const inForce = (): ConsentSnapshot => {
    const record = store.get(recordAtom)
    return {
      consents: store.get(effectiveConsentsAtom),
      isNew: record !== (store.get(receivedRecordAtom) ?? undefined),
      time: record?.consentInfo.time,
    }
  }
  const tags = context.startedTags ?? startTags(context, inForce)
  const follow = (): void => tags.follow(inForce)
  follow()
  context.allowPings?.(tags.isPing)
  const stops = [
    tags.stop,
    // A first Reject does not change the consents in force, but tags wait for it, so the record is observed as well.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom], follow),
    statistics
      ? whenFetched(import('./report-statistics'), file => file.reportStatistics(store, statistics), report)
      : null,
  ]
  return () => stops.forEach(stop => stop?.())
}
