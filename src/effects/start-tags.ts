import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import type { ConsentStore } from '../store/create-consent-store'
import type { EffectContext } from './effect-context'
import type { StartedTags } from './started-tags'
import { whenFetched } from './when-fetched'

/** The part of the context that tags need. The kernel has no store, and serves no page whose vendors need one. */
type TagContext = Pick<EffectContext, 'tagManager' | 'signals' | 'report'> & { store?: ConsentStore }

/**
 * Loads the site's tag manager and its vendors with consent calls, and passes the consents to them.
 * @param inForce returns the consents in force
 */
export function startTags(
  { tagManager, signals, report, store }: TagContext,
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
