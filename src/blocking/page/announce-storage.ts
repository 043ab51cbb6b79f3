import type { BlockedStorage } from './blocked-storage'
import { pageGate } from './page-gate'

/** The maximum number of log entries. The oldest are dropped first. */
const LIMIT = 1000

let report: ((blocked: BlockedStorage) => void) | undefined

/** Sets a listener that receives blocked writes instead of the document, for workers. */
export const reportStorageTo = (listener: (blocked: BlockedStorage) => void): void => void (report = listener)

/** Logs a blocked write and dispatches `ConsentBlockedStorage` on the document. */
export function announceStorage(blocked: BlockedStorage): void {
  const { log } = pageGate()
  if (log.push({ ...blocked, time: Date.now(), state: 'held' }) > LIMIT) log.shift()
  if (report) report(blocked)
  else
    // An element named "dispatchEvent" would shadow the method of the document.
    EventTarget.prototype.dispatchEvent.call(document, new CustomEvent('ConsentBlockedStorage', { detail: blocked }))
}
