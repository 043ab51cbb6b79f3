import type { BlockedRequest } from './blocked-request'
import { requestLog } from './request-log'

const waiting: BlockedRequest[] = []
/** How many events one task of the page has room for. */
const room = 50
/** How many of them are taken. */
let taken = 0
// The browser's own, whatever the page makes of it later: what was counted must be forgotten again.
const { setTimeout } = globalThis

function tell(): void {
  while (taken < room && waiting.length > 0) {
    taken++
    // An element named "dispatchEvent" would stand before the document's own method.
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

/** So many are remembered; the oldest are forgotten first. */
const limit = 5000

/**
 * Logs the request and tells the page, before whoever asked for it can see that it failed. Where a page has thousands
 * held at once, its listeners would keep it from everything else: then one task hears of the first of them, and each
 * of those that follow of as many, in order.
 */
export function announceBlocked(request: BlockedRequest): void {
  const log = requestLog()
  if (log.push({ ...request, time: Date.now(), state: 'held' }) > limit) log.shift()
  waiting.push(request)
  if (taken === 0) setTimeout(makeRoom)
  tell()
}
