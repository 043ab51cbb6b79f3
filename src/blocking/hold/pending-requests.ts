import { judgeRequest } from '../rules/judge-request'
import { onConsentMaybeChanged } from '../page/on-consent-maybe-changed'
import { pageBlocker } from '../rules/page-blocker'
import { reportFault } from '../page/report-fault'
import { requestLog, type LoggedRequest } from '../page/request-log'
import { mayRelease } from './release-pace'

/** A request that waits for the visitor's decision. */
interface PendingRequest {
  url: string
  /** The base URL when the request was made. */
  base?: string
  /** The body of the request, whose size counts against the limit. */
  body?: unknown
  /** Sends it natively. Without it, something else does. */
  send?(): void
  /** Fails it as a blocked request. */
  reject(): void
}

/** Later requests are rejected at once, so that an SDK without limits cannot fill the memory. */
const MOST_REQUESTS = 200
const MOST_BYTES = 1_000_000
/** The size of bodies whose size cannot be read, such as FormData: what browsers allow for a beacon. */
const UNKNOWN_SIZE = 64_000

interface WaitingRequest extends PendingRequest {
  size: number
  logged: LoggedRequest | undefined
}
const waiting = new Set<WaitingRequest>()
let bytes = 0
let isFollowing = false

/** Returns what happens to blocked requests now: `refused` once the visitor has decided. */
export function pendingMode(): 'refused' | 'reject' | 'hold' | 'drop' {
  const { judges } = pageBlocker()
  for (let at = judges.length - 1; at >= 0; at--) {
    const mode = judges[at]!.pending?.()
    if (mode) return mode
  }
  return 'reject'
}

/** Returns whether the visitor has refused what is blocked now. */
export const isRefused = (): boolean => pendingMode() === 'refused'

const sizeOf = (body: unknown): number => {
  if (body == null) return 0
  if (typeof body === 'string') return body.length * 2
  const { size, byteLength } = Object(body) as { size?: unknown; byteLength?: unknown }
  return typeof size === 'number' ? size : typeof byteLength === 'number' ? byteLength : UNKNOWN_SIZE
}

/**
 * Holds a blocked request until the visitor has decided. Call it directly after the request was judged, so that its log
 * entry is the newest.
 * @returns a function that forgets the request; null if it is not held, because requests are rejected at once or too
 *   many wait already
 */
export function holdPending(request: PendingRequest): (() => void) | null {
  const size = sizeOf(request.body)
  if (pendingMode() !== 'hold' || waiting.size >= MOST_REQUESTS || bytes + size > MOST_BYTES) return null
  const entry = { ...request, size, logged: requestLog().slice(-1)[0] }
  waiting.add(entry)
  bytes += size
  if (!isFollowing) onConsentMaybeChanged(settle)
  isFollowing = true
  return () => forget(entry)
}

function forget(entry: WaitingRequest): void {
  if (waiting.delete(entry)) bytes -= entry.size
}

/** Sends what is allowed now, in order, and rejects the rest once the visitor has decided. */
function settle(): void {
  // Without rules nothing is blocked, but nothing has been granted either.
  if (pageBlocker().judges.length === 0) return
  const isDecided = pendingMode() !== 'hold'
  for (const entry of waiting) {
    const isBlocked = judgeRequest(entry.url, 'release', entry.base) !== null
    if (isBlocked && !isDecided) continue
    if (!isBlocked && entry.send && !mayRelease(settle)) return
    forget(entry)
    if (entry.logged && !isBlocked) entry.logged.state = 'released'
    try {
      if (isBlocked) entry.reject()
      else entry.send?.()
    } catch (fault) {
      reportFault(fault)
    }
  }
}
