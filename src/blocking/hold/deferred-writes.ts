import { judgeRequest } from '../rules/judge-request'
import { reportFault } from '../page/report-fault'
import { contains } from '../realm/dom-primordials'
import { requestLog, type LoggedRequest } from '../page/request-log'
import { isRefused } from './pending-requests'
import { mayRelease } from './release-pace'

/** A write that waits for consent. */
export interface DeferredWrite {
  /** The value as the page wrote it. */
  text: string
  /**
   * Returns whether the write must wait longer. Default: the text is an address that the rules block. Uses the channel
   * `release`, which logs nothing.
   */
  isHeld?: () => boolean
  /**
   * Writes the value with the native function.
   * @param wasRefused whether the visitor has refused it meanwhile: an event of that time is not reported later
   */
  write: (wasRefused: boolean) => void
}

/** A deferred write, with its entries of the log, and whether the visitor has refused it. */
type WaitingWrite = DeferredWrite & { requests: readonly LoggedRequest[]; isRefused: boolean }

/** The deferred writes of one target. */
interface Target {
  /** By attribute name. */
  writes: Map<string, WaitingWrite>
  ref: WeakRef<object>
}

/** A target that the page has dropped, such as an image that it has removed, is collected together with its writes. */
const targets = new WeakMap<object, Target>()
/** All targets, in the order in which they were deferred: document order for parsed elements. */
const queue = new Set<WeakRef<object>>()
/** Removes collected targets from the queue, so that an hour in a single-page app does not fill it. */
const collected = new FinalizationRegistry<WeakRef<object>>(ref => queue.delete(ref))

/**
 * The maximum number of targets, so that a page which defers endlessly does not fill the memory. Later writes are never
 * released.
 */
const limit = 5000

/**
 * Targets that are released although the page may have dropped them, such as the pixel of `new Image().src`. Later ones
 * are released only if they still exist.
 */
const kept = new Set<object>()
const mostKept = 200

/**
 * Keeps a target until it is released, although the page may drop it.
 * @returns whether it is kept; false if too many are
 */
export const keepDeferred = (key: object): boolean => kept.size < mostKept && kept.add(key) !== undefined

/** Lets a target be collected when the page drops it. */
export const letDrop = (key: object): void => void kept.delete(key)

/** Returns the deferred value of an attribute as the page wrote it, or undefined. */
export const deferredText = (key: unknown, name: string): string | undefined =>
  queue.size > 0 ? targets.get(key as object)?.writes.get(name)?.text : undefined

export const hasDeferredWrites = (): boolean => queue.size > 0

/** Returns the number of deferred writes of one target. */
export const countDeferredWrites = (key: unknown): number =>
  (queue.size > 0 && targets.get(key as object)?.writes.size) || 0

/** Returns whether a node, or any node in its subtree, has a deferred write. */
export function isHeldWithin(root: Node): boolean {
  for (const ref of queue) {
    const key = ref.deref() as Partial<Node> | undefined
    if (key && (key === root || (key.nodeType && contains.call(root, key as Node)))) return true
  }
  return false
}

/** Removes the deferred write of an attribute without writing it. */
export function discardDeferred(key: unknown, name: string): void {
  const target = targets.get(key as object)
  target?.writes.delete(name)
  if (target?.writes.size === 0) remove(key as object, target)
}

function remove(key: object, { ref }: Target): void {
  targets.delete(key)
  queue.delete(ref)
  kept.delete(key)
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
  let target = targets.get(key)
  if (!target) {
    if (queue.size >= limit) return
    target = { writes: new Map(), ref: new WeakRef(key) }
    targets.set(key, target)
    queue.add(target.ref)
    collected.register(key, target.ref)
  }
  target.writes.set(name, { ...entry, requests, isRefused: isRefused() })
}

/**
 * Writes what is no longer blocked, in the order in which it was deferred: at most the requests of 50 targets at once,
 * and later ones in the following seconds.
 */
export function releaseDeferred(): void {
  // Read once: before the manager has started, each reading parses the stored decision.
  let refusedNow: boolean | undefined
  for (const ref of queue) {
    const key = ref.deref()
    const target = key && targets.get(key)
    if (!target) {
      queue.delete(ref)
      continue
    }
    let mayWrite = false
    for (const [name, waiting] of target.writes) {
      const { text, isHeld = () => judgeRequest(text, 'release') !== null, write, requests } = waiting
      if (isHeld()) {
        waiting.isRefused ||= refusedNow ??= isRefused()
        continue
      }
      if (!(mayWrite ||= mayRelease(releaseDeferred))) return
      target.writes.delete(name)
      for (const request of requests) request.state = 'released'
      try {
        write(waiting.isRefused)
      } catch (error) {
        reportFault(error)
      }
    }
    if (target.writes.size === 0) remove(key, target)
  }
}
