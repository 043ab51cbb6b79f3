import type { Call } from './call'
import { failures } from './failures'
import { pace } from './pace'
import { placeOf } from './place-of'
import { TooBusy } from './too-busy'
import type { VisitorPlace } from './visitor-place'

/** The calls that run at the same time. */
const RUNNING = 4
/** The calls that wait. More are refused, and clients repeat them. */
const WAITING = 200
/** The least time between two of them, in milliseconds. */
const APART = 8

/**
 * Limits how many slow calls run at the same time, so that decisions are stored beside them, however many others call.
 * @returns a function that runs a task when it is its turn
 */
function slowLane(): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  const turn = pace('calls')
  return async task => {
    if (running >= RUNNING) {
      if (waiting.length >= WAITING) throw new TooBusy('Too many calls wait')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running++
    try {
      await turn(APART)
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Creates the request that passes a call to @c15t/backend, with the headers that it reads.
 * @param url the address that the backend is to see
 * @param body the body, if it has one
 */
function backendRequest({ req }: Call, { country, region }: VisitorPlace, url: string, body?: string): Request {
  const headers = new Headers({ accept: 'application/json' })
  for (const name of ['authorization', 'accept-language', 'content-type']) {
    const value = req.header(name)
    if (value) headers.set(name, value)
  }
  if (country) headers.set('x-c15t-country', country)
  if (region) headers.set('x-c15t-region', region)
  const { pathname, search } = new URL(url)
  return new Request(`http://localhost${pathname}${search}`, { method: req.method, headers, ...(body && { body }) })
}

/** Passes a call to @c15t/backend and returns its response. */
export type PassToBackend = (
  c: Call,
  given?: {
    /** The body, if the call has one. */
    readonly body?: string
    /** The address, if it is not that of the call. */
    readonly url?: string
  },
) => Promise<Response>

/**
 * Creates the function that passes calls to @c15t/backend.
 * @param patience how long a call waits for it, in milliseconds
 */
export const passToBackend =
  (backend: (request: Request) => Promise<Response>, patience: number, lane = slowLane()): PassToBackend =>
  async (c, { body, url = c.req.url } = {}) => {
    const late = new Promise<null>(resolve => setTimeout(resolve, patience, null).unref())
    const place = placeOf(c)
    const response = await Promise.race([lane(() => backend(backendRequest(c, place, url, body))), late])
    if (response === null || response.status >= 500) return failures.unavailable(c)
    return c.body(await response.text(), response.status as 200, {
      'content-type': response.headers.get('content-type') ?? 'application/json',
    })
  }
