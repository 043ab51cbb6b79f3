import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import type { EffectContext } from './effect-context'
import type { StartedTags } from './started-tags'
import { whenFetched } from './when-fetched'

/**
 * Loads the tag manager and the vendors with consent APIs, if the site has any, and passes the consents to them.
 * @param inForce returns the consents in force
 */
export function startTags(
  {
    tagManager,
    signals,
    report,
    store,
  }: Pick<EffectContext, 'tagManager' | 'signals' | 'report'> & Partial<EffectContext>,
  inForce: () => ConsentSnapshot,
): StartedTags {
  const updates: Notify[] = []
  let isPing: ((url: URL) => boolean) | undefined
  const allowPings = (given: typeof isPing): void => void (isPing = given)
  const now = (): ConsentSnapshot => inForce() // of the newest source
  const begin = <File>(file: Promise<File>, start: (file: File) => Notify): (() => void) =>
    whenFetched(file, fetched => void updates.push(start(fetched)), report)
  const stops = [
    tagManager &&
      begin(import('./sync-tag-manager'), file => file.syncTagManager(tagManager, now(), { report, allowPings })),
    signals && begin(import('./sync-vendors'), file => file.syncVendors(signals, now, report, store)),
  ]
  return {
    isPing: url => isPing?.(url) ?? false,
    follow(next) {
      inForce = next
      updates.forEach(update => update(now()))
    },
    stop: () => stops.forEach(stop => stop?.()),
  }
}
