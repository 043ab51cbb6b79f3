import type { BlockedStorage } from './blocked-storage'
import { pageGate } from './page-gate'

/** So many are remembered; the oldest are forgotten first. */
const LIMIT = 1000

let report: ((blocked: BlockedStorage) => void) | undefined

/** Reports blocked writes elsewhere, for workers, which have no document. */
export const reportStorageTo = (listener: (blocked: BlockedStorage) => void): void => void (report = listener)

/** Logs a blocked write and dispatches `ConsentBlockedStorage` on the document. */
export function announceStorage(blocked: BlockedStorage): void {
  const { log } = pageGate()
  if (log.push({ ...blocked, time: Date.now(), state: 'held' }) > LIMIT) log.shift()
  if (report) report(blocked)
  else
    // An element named "dispatchEvent" would come before the document's own method.
    EventTarget.prototype.dispatchEvent.call(document, new CustomEvent('ConsentBlockedStorage', { detail: blocked }))
}
