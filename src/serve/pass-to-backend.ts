import { backendRequest } from './backend-request'
import type { Call } from './call'
import { failures } from './failures'
import { placeOf } from './place-of'
import { slowLane } from './slow-lane'

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
    const call = { method: c.req.method, url, header: (name: string) => c.req.header(name) }
    const late = new Promise<null>(resolve => setTimeout(resolve, patience, null).unref())
    const place = placeOf(c)
    const response = await Promise.race([lane(() => backend(backendRequest(call, place, body))), late])
    if (response === null || response.status >= 500) return failures.unavailable(c)
    return c.body(await response.text(), response.status as 200, {
      'content-type': response.headers.get('content-type') ?? 'application/json',
    })
  }
