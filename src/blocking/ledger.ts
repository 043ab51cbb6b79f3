import { held } from './held'
import { contains } from './natives'
import { requestLog, type LoggedRequest } from './request-log'

/** What waits for a yes. */
export interface Held {
  /** As the page wrote it. */
  text: string
  /** Asked with the channel `release`; whether the text is a held address unless given. */
  isHeld?: () => boolean
  /** Does natively what the page wanted to do. */
  write: () => void
}

/** In the order in which it was held: for what the parser met, the document's. By what it is for, and its name there. */
const ledger = new Map<object, Map<string, Held & { requests: readonly LoggedRequest[] }>>()

/** A page that holds on without end must not fill the memory: what comes later is held for good. */
const limit = 5000

/** @returns what a page wrote into an attribute, where that is held */
export const heldText = (key: unknown, name: string): string | undefined => ledger.get(key as object)?.get(name)?.text

export const isAnythingHeld = (): boolean => ledger.size > 0

/** @returns how much is held for one thing */
export const countHeld = (key: unknown): number => (ledger.size > 0 && ledger.get(key as object)?.size) || 0

/** @returns whether something is held for a node or within it, of the nodes that are there */
export function isHeldWithin(root: Node): boolean {
  for (const key of ledger.keys())
    if (key === root || ((key as Partial<Node>).nodeType && contains.call(root, key as Node))) return true
  return false
}

/** Forgets what was held in an attribute. */
export const forget = (key: unknown, name: string): void => void ledger.get(key as object)?.delete(name)

/** The logged requests for which something waits. */
const awaited = new WeakSet<LoggedRequest>()

/** @returns what has just been logged about a text: the last entries, by one channel, for which nothing waits yet */
function justLogged(text: string): LoggedRequest[] {
  const log = requestLog()
  const channel = log.at(-1)?.channel
  const isOther = (request: LoggedRequest): boolean =>
    request.channel !== channel || awaited.has(request) || !text.includes(request.url)
  const requests = log.slice(log.findLastIndex(isOther) + 1)
  for (const request of requests) awaited.add(request)
  return requests
}

/** Keeps something for later. It has been judged, and so logged, just before. */
export function keep(key: object, name: string, entry: Held): void {
  const requests = justLogged(entry.text)
  if (ledger.size >= limit && !ledger.has(key)) return
  ledger.set(key, (ledger.get(key) ?? new Map<string, never>()).set(name, { ...entry, requests }))
}

/** Writes what is no longer held, in the order in which it was held. */
export function releaseHeld(): void {
  for (const [key, entries] of ledger) {
    for (const [name, { text, isHeld = () => held(text, 'release') !== null, write, requests }] of entries)
      if (!isHeld()) {
        entries.delete(name)
        for (const request of requests) request.state = 'released'
        try {
          write()
        } catch (error) {
          reportError(error)
        }
      }
    if (entries.size === 0) ledger.delete(key)
  }
}
