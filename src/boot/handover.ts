import type { CategoryName } from '../consent/categories'
import type { ConsentRecord } from '../consent/consent-record'
import type { StartedTags } from '../effects/started-tags'
import type { ConsentOptions } from '../options/options'
import type { ConsentManager } from './consent-manager'
import type { ManagerState } from './manager-state'

/** What the kernel passes to the manager that it has loaded. */
export interface Handover {
  /** The decision that the page has been told of; null if none stands. */
  record: ConsentRecord | null
  /** Returns the options of the page, unchecked. */
  options(): ConsentOptions | undefined
  /** Returns whether the stored decision may differ from `record`: another tab has changed it, or it has expired. */
  isOutdated(): boolean
  /**
   * Returns whether the visitor's newest decision allows a category. The manager's store learns of it only when the
   * waiting calls are repeated; until then nothing that was blocked may be released.
   */
  allows(category: CategoryName): boolean
  /** The tag manager and the vendors, if the kernel has started any. */
  startedTags: StartedTags | undefined
  /** Ends the kernel's listeners, and its delay of requests. Call it in the task in which the blocker starts. */
  stop(): void
  /** Makes the kernel's public interface use the store, and returns it. */
  adopt(state: ManagerState): ConsentManager
  /**
   * Repeats the calls that have waited for the manager.
   * @param blocker returns the pending download of the blocker, for which delayed requests then wait; null for none
   */
  finish(blocker: () => Promise<void> | null): void
}

let handover: Handover | null = null

/** Sets what the manager, whose file is about to be loaded, takes over. */
export function offerHandover(offered: Handover | null): void {
  handover = offered
}

/** Returns whether a manager that starts now takes over from the kernel. */
export const isHandedOver = (): boolean => handover !== null

/** Returns what the kernel passes on, once; null if the manager starts on its own. */
export function takeHandover(): Handover | null {
  const taken = handover
  handover = null
  return taken
}
