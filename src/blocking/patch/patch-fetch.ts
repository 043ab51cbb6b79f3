import { rejectHeld } from '../blocked-request'
import { holdPending, pendingMode } from '../hold/pending-requests'
import { judgeRequest } from '../rules/judge-request'
import { baseUri } from '../rules/request-url'
import { readRequest } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'

/**
 * Patches `fetch`. A blocked call rejects with a TypeError, as on a network error, which callers handle. An allowed
 * call returns the promise of the native function.
 */
export const patchFetch = (realm: Realm = window): Unpatch =>
  patch(realm, {
    fetch(call, args) {
      let url: string
      try {
        url = readRequest(args)
      } catch (error) {
        return Promise.reject(error)
      }
      const base = baseUri()
      if (!judgeRequest(url, 'fetch')) return call(args)
      // As a server answers that has taken the events.
      if (pendingMode() === 'drop') return Promise.resolve(new Response(null, { status: 204 }))
      return heldFetch(url, base, args, () => call(args) as Promise<Response>)
    },
  })

/** Returns a promise that follows the request once the visitor has decided; rejected at once if it cannot wait. */
function heldFetch(url: string, base: string, args: unknown[], send: () => Promise<Response>): Promise<Response> {
  const { body, signal } = { ...Object(args[1]) } as RequestInit
  return new Promise((resolve, reject) => {
    const sendNow = (): void => void send().then(resolve, reject)
    const rejectNow = (): void => void rejectHeld(url).catch(reject)
    const forget = holdPending({ url, base, body, send: sendNow, reject: rejectNow })
    if (!forget) return rejectNow()
    const given = signal ?? (args[0] instanceof Request ? args[0].signal : null)
    // An aborted call rejects without a request.
    const abort = (): void => {
      forget()
      sendNow()
    }
    if (given?.aborted) abort()
    else given?.addEventListener('abort', abort, { once: true })
  })
}
