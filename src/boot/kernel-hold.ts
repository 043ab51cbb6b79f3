import { holdRequestsUntil } from '../blocking/hold-requests-until'
import { takeGuardLoader } from '../blocking/guard-loader'
import { providedBlocker } from '../blocking/provide-blocker'
import type { BlockingRules } from '../blocking/rules/blocking-rules'
import type { CategoryName } from '../consent/categories'

/** What a page that the kernel serves blocks until its manager has taken over. */
export interface KernelHold {
  /**
   * Has the guard block by a new decision. Without a guard, requests to other hosts are delayed.
   * @param ready resolves when the manager has taken over
   * @param allows what the visitor allows now, unless the guard reads that from storage
   */
  until(ready: Promise<void>, allows?: (category: CategoryName) => boolean): void
  /** Has the guard block by rules of the site, unless a new decision is in force. */
  by(rules: BlockingRules): void
  end(): void
  /** Resolves when the guard's file has loaded or failed, if it was needed. */
  guardArrival(): Promise<void>
}

/** Creates what a page that the kernel serves blocks. It begins with nothing, because the stored decision stands. */
export function kernelHold(): KernelHold {
  let end: (() => void) | undefined
  let guardLoading: Promise<void> | undefined
  return {
    until(ready, allows) {
      const startBlocking = providedBlocker()
      if (startBlocking) {
        // Again for each decision: the blocker checks then whether it has to block.
        const endPrevious = end
        if (allows) end = startBlocking({ allows })
        endPrevious?.()
        return
      }
      if (end) return
      end = holdRequestsUntil(ready)
      // On a page with an open gate, the guard also blocks the requests of elements.
      guardLoading = takeGuardLoader()?.()
    },
    by: rules => void (end ??= providedBlocker()?.(rules)),
    end: () => end?.(),
    guardArrival: async () => guardLoading?.catch(() => {}),
  }
}
