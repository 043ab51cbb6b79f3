import type { BlockedRequest } from './blocked-request'
import { requestLog } from './request-log'

const pending: BlockedRequest[] = []
/** The maximum number of events per task. */
const EVENTS_PER_TASK = 50
/** The number of events that this task has dispatched. */
let dispatched = 0
// The native function, even if the page replaces it later: otherwise the counter might never be reset.
const { setTimeout } = globalThis

function dispatchPending(): void {
  while (dispatched < EVENTS_PER_TASK && pending.length > 0) {
    dispatched++
    // An element named "dispatchEvent" would shadow the method of the document.
    EventTarget.prototype.dispatchEvent.call(
      document,
      new CustomEvent('ConsentBlockedRequest', { detail: pending.shift() }),
    )
  }
}

function startNextTask(): void {
  dispatched = 0
  if (pending.length === 0) return
  setTimeout(startNextTask)
  dispatchPending()
}

/**
 * The maximum number of log entries. The oldest are dropped first. An entry needs up to 400 bytes, so a single-page app that
 * stays open for hours keeps 200 kB.
 */
const MAX_ENTRIES = 500

/**
 * Logs a blocked request and dispatches `ConsentBlockedRequest`, before the caller sees the failure.
 * A page may have thousands of blocked requests, whose listeners would block it. So each task dispatches at most 50
 * events, in order.
 */
export function announceBlocked(request: BlockedRequest): void {
  const log = requestLog()
  if (log.push({ ...request, time: Date.now(), state: 'held' }) > MAX_ENTRIES) log.shift()
  pending.push(request)
  if (dispatched === 0) setTimeout(startNextTask)
  dispatchPending()
}
