import { judgeRequest } from '../rules/judge-request'
import { reportFault } from '../report-fault'
import { contains } from '../patch/dom-primordials'
import { requestLog, type LoggedRequest } from '../request-log'

/** A write that waits for consent. */
export interface DeferredWrite {
  /** The value as the page wrote it. */
  text: string
  /**
   * Returns whether the write must wait longer. Default: the text is an address that the rules block. Uses the channel
   * `release`, which logs nothing.
   */
  isHeld?: () => boolean
  /** Writes the value with the native function. */
  write: () => void
}

/** Deferred writes by target object, then by attribute name. Insertion order is document order for parsed elements. */
const deferredWrites = new Map<object, Map<string, DeferredWrite & { requests: readonly LoggedRequest[] }>>()

/**
 * The maximum number of targets, so that a page which defers endlessly does not fill the memory. Later writes are never
 * released.
 */
const limit = 5000

/** Returns the deferred value of an attribute as the page wrote it, or undefined. */
export const deferredText = (key: unknown, name: string): string | undefined =>
  deferredWrites.get(key as object)?.get(name)?.text

export const hasDeferredWrites = (): boolean => deferredWrites.size > 0

/** Returns the number of deferred writes of one target. */
export const countDeferredWrites = (key: unknown): number =>
  (deferredWrites.size > 0 && deferredWrites.get(key as object)?.size) || 0

/** Returns whether a node, or any node in its subtree, has a deferred write. */
export function isHeldWithin(root: Node): boolean {
  for (const key of deferredWrites.keys())
    if (key === root || ((key as Partial<Node>).nodeType && contains.call(root, key as Node))) return true
  return false
}

/** Removes the deferred write of an attribute without writing it. */
export function discardDeferred(key: unknown, name: string): void {
  const entries = deferredWrites.get(key as object)
  entries?.delete(name)
  if (entries?.size === 0) deferredWrites.delete(key as object)
}

/** The log entries that belong to a deferred write. */
const linkedEntries = new WeakSet<LoggedRequest>()

/** Returns the newest log entries, all of one channel, that belong to this text and to no deferred write yet. */
function latestLogEntries(text: string): LoggedRequest[] {
  const log = requestLog()
  const channel = log[log.length - 1]?.channel
  const isOther = (request: LoggedRequest): boolean =>
    request.channel !== channel || linkedEntries.has(request) || !text.includes(request.url)
  let from = log.length
  while (from > 0 && !isOther(log[from - 1]!)) from--
  const requests = log.slice(from)
  for (const request of requests) linkedEntries.add(request)
  return requests
}

/** Defers a write. Call it directly after the request was judged, so that its log entry is the newest. */
export function deferWrite(key: object, name: string, entry: DeferredWrite): void {
  const requests = latestLogEntries(entry.text)
  if (deferredWrites.size >= limit && !deferredWrites.has(key)) return
  deferredWrites.set(key, (deferredWrites.get(key) ?? new Map<string, never>()).set(name, { ...entry, requests }))
}

/** Writes everything that is no longer blocked, in the order in which it was deferred. */
export function releaseDeferred(): void {
  for (const [key, entries] of deferredWrites) {
    for (const [name, { text, isHeld = () => judgeRequest(text, 'release') !== null, write, requests }] of entries)
      if (!isHeld()) {
        entries.delete(name)
        for (const request of requests) request.state = 'released'
        try {
          write()
        } catch (error) {
          reportFault(error)
        }
      }
    if (entries.size === 0) deferredWrites.delete(key)
  }
}
