import { judgeRequest } from '../rules/judge-request'
import { reportFault } from '../report-fault'
import { contains } from '../patch/dom-primordials'
import { requestLog, type LoggedRequest } from '../request-log'

/** What waits for a yes. */
export interface DeferredWrite {
  /** As the page wrote it. */
  text: string
  /** Asked with the channel `release`; whether the text is a held address unless given. */
  isHeld?: () => boolean
  /** Does natively what the page wanted to do. */
  write: () => void
}

/** In the order in which it was held: for what the parser met, the document's. By what it is for, and its name there. */
const deferredWrites = new Map<object, Map<string, DeferredWrite & { requests: readonly LoggedRequest[] }>>()

/** A page that holds on without end must not fill the memory: what comes later is held for good. */
const limit = 5000

/** @returns what a page wrote into an attribute, where that is held */
export const deferredText = (key: unknown, name: string): string | undefined =>
  deferredWrites.get(key as object)?.get(name)?.text

export const hasDeferredWrites = (): boolean => deferredWrites.size > 0

/** @returns how much is held for one thing */
export const countDeferredWrites = (key: unknown): number =>
  (deferredWrites.size > 0 && deferredWrites.get(key as object)?.size) || 0

/** @returns whether something is held for a node or within it, of the nodes that are there */
export function isHeldWithin(root: Node): boolean {
  for (const key of deferredWrites.keys())
    if (key === root || ((key as Partial<Node>).nodeType && contains.call(root, key as Node))) return true
  return false
}

/** Forgets what was held in an attribute. */
export function discardDeferred(key: unknown, name: string): void {
  const entries = deferredWrites.get(key as object)
  entries?.delete(name)
  if (entries?.size === 0) deferredWrites.delete(key as object)
}

/** The logged requests for which something waits. */
const linkedEntries = new WeakSet<LoggedRequest>()

/** @returns what has just been logged about a text: the last entries, by one channel, for which nothing waits yet */
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

/** Keeps something for later. It has been judged, and so logged, just before. */
export function deferWrite(key: object, name: string, entry: DeferredWrite): void {
  const requests = latestLogEntries(entry.text)
  if (deferredWrites.size >= limit && !deferredWrites.has(key)) return
  deferredWrites.set(key, (deferredWrites.get(key) ?? new Map<string, never>()).set(name, { ...entry, requests }))
}

/** Writes what is no longer held, in the order in which it was held. */
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
