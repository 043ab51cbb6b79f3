import { deferred } from '../browser/deferred'
import type { CategoryName } from '../consent/categories'
import type { ConsentRecord } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import type { StartedTags } from '../effects/started-tags'
import type { ConsentOptions } from '../options/options'
import type { ConsentManager } from './consent-manager'
import { offerHandover } from './handover'
import type { KernelPage } from './kernel-page'
import type { QueuedCall } from './kernel-state'
import type { ManagerState } from './manager-state'

/** What the manager takes over. */
interface Offer {
  record: ConsentRecord | null
  /** Returns the options of the page, unchecked. */
  options: () => ConsentOptions | undefined
  startedTags: () => StartedTags | undefined
  /** Returns the newest state: that of the kernel, or the manager's. */
  current: () => ManagerState
  /** Whether one of the calls that wait decides. */
  hasDecided: () => boolean
  /** Returns the calls that wait for the manager, once. */
  takeCalls: () => QueuedCall[]
  adopt: (state: ManagerState) => ConsentManager
}

/** The way of a served page to its manager. */
export interface KernelTakeover {
  /** Loads the manager. After a failure, the next call tries again. */
  load(): Promise<void>
  isLoading(): boolean
  /** Resolves when the manager has taken over; rejects if it cannot be loaded. */
  loaded(): Promise<void>
  /** Blocks by these consents until the manager has taken over. */
  holdBy(effective: () => Consents): void
  /** Loads the manager of a page whose stored decision may differ now, and blocks by these consents until then. */
  loadOutdated(allowed: Consents): void
}

/** Creates the way of a page that the kernel serves to its manager. Nothing is loaded before the first call. */
export function kernelTakeover(page: KernelPage, offer: Offer): KernelTakeover {
  let isOutdated = false
  let isLoading = false
  /** What the visitor allows now, until the store of the manager knows it. */
  let allows: ((category: CategoryName) => boolean) | undefined
  const end = deferred<void>()

  const takeover: KernelTakeover = {
    async load() {
      if (isLoading || page.isStopped()) return
      isLoading = true
      offerHandover({
        record: offer.record,
        options: offer.options,
        isOutdated: () => isOutdated && !offer.hasDecided(),
        allows: name => allows?.(name) ?? true,
        startedTags: offer.startedTags(),
        stop() {
          page.stopListening()
          page.hold.end()
        },
        adopt: offer.adopt,
        finish(blocker) {
          const calls = offer.takeCalls()
          for (const call of calls.slice(0, -1)) call(offer.current())
          allows = undefined // before the call that tells the page of the state in which the store then is
          for (const call of calls.slice(-1)) call(offer.current())
          end.resolve(blocker() ?? undefined)
        },
      })
      isLoading = (await page.fetchManager()) !== undefined
    },
    isLoading: () => isLoading,
    async loaded() {
      await takeover.load()
      if (!isLoading) throw new Error('The consent manager could not be loaded')
      await end.promise
    },
    holdBy(effective) {
      allows = name => effective()[name]
      page.hold.until(end.promise, name => allows?.(name) ?? true)
    },
    loadOutdated(allowed) {
      isOutdated = true
      takeover.holdBy(() => allowed)
      void takeover.load()
    },
  }
  return takeover
}
