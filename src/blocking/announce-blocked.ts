import type { BlockedRequest } from './blocked-request'
import { requestLog } from './request-log'

const waiting: BlockedRequest[] = []
/** The maximum number of events per task. */
const room = 50
/** The number of events that this task has dispatched. */
let taken = 0
// The native function, even if the page replaces it later: otherwise the counter might never be reset.
const { setTimeout } = globalThis

function tell(): void {
  while (taken < room && waiting.length > 0) {
    taken++
    // An element named "dispatchEvent" would shadow the method of the document.
    EventTarget.prototype.dispatchEvent.call(
      document,
      new CustomEvent('ConsentBlockedRequest', { detail: waiting.shift() }),
    )
  }
}

function makeRoom(): void {
  taken = 0
  if (waiting.length === 0) return
  setTimeout(makeRoom)
  tell()
}

/** The maximum number of log entries. The oldest are dropped first. */
const limit = 5000

/**
 * Logs a blocked request and dispatches `ConsentBlockedRequest`, before the caller sees the failure.
 * A page may have thousands of blocked requests, whose listeners would block it. So each task dispatches at most 50
 * events, in order.
 */
export function announceBlocked(request: BlockedRequest): void {
  const log = requestLog()
  if (log.push({ ...request, time: Date.now(), state: 'held' }) > limit) log.shift()
  waiting.push(request)
  if (taken === 0) setTimeout(makeRoom)
  tell()
}
