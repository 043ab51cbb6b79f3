import { blockedText, rejectHeld } from '../page/blocked-request'
import { holdPending, pendingMode } from '../hold/pending-requests'
import { judgeRequest } from '../rules/judge-request'
import { baseUri, parseUrl, requestObjectUrl } from '../rules/request-url'
import { readRequest } from './read-address'
import type { Realm } from '../realm/realm'
import { pageBlocker, type Unpatch } from '../rules/page-blocker'
import { patch, type Handler } from './patch'

const handle: Handler = (call, args) => {
  let url: string
  try {
    url = readRequest(args)
  } catch (error) {
    return Promise.reject(error)
  }
  if (!judgeRequest(url, 'fetch')) return call(args)
  const mode = pendingMode()
  // As a server answers that has taken the events.
  if (mode === 'drop') return Promise.resolve(new Response(null, { status: 204 }))
  return mode === 'hold' ? heldFetch(url, args, request => call([request]) as Promise<Response>) : rejectHeld(url)
}

/**
 * Patches `fetch`. A blocked call rejects with a TypeError, as on a network error, which callers handle. With the option
 * `pending`, it may wait for the visitor's decision instead. An allowed call returns the promise of the native function.
 */
export const patchFetch = (realm: Realm = window): Unpatch => {
  const relay = realm === globalThis && pageBlocker().relay
  if (!relay) return patch(realm, { fetch: handle })
  relay.patched = (args, self) => handle(given => relay.native(given, self), args, self)
  return () => {
    relay.patched = undefined
    return true
  }
}

/** Returns a promise that follows the request once the visitor has decided; rejected at once if it cannot wait. */
const heldFetch = (url: string, args: unknown[], send: (request: Request) => Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    // Invalid arguments fail now, and bodies are copied now, as in the native function. Browsers limit requests that
    // outlive their page, and all that wait are sent at once.
    // The call may be that of a frame, which resolves addresses against its own base URL.
    const input = requestObjectUrl(args[0]) === undefined ? (parseUrl(url, baseUri()) ?? url) : args[0]
    const given = new Request(input as RequestInfo, toHold(args[1]))
    const request = new Request(given, { keepalive: false })
    const { signal } = request
    const rejectNow = (): void => reject(new TypeError(blockedText(url)))
    const { body = /GET|HEAD/.test(request.method) ? null : request } = Object(args[1]) as RequestInit
    const forget = holdPending({
      url,
      base: baseUri(),
      body,
      send: () => void send(request).then(resolve, reject),
      reject: rejectNow,
    })
    if (!forget) return rejectNow()
    const abort = (): void => {
      forget()
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })

/**
 * Copies the bytes of a body, and has the request end with its page. WebKit's `new Request()` keeps the page's buffer, and reads
 * it when the request is sent; the standard extracts a body at once: https://fetch.spec.whatwg.org/#concept-bodyinit-extract.
 * WebKit also ignores `keepalive: false` for a copy of a request.
 */
function toHold(init: unknown): RequestInit | undefined {
  if (init === undefined || init === null || init instanceof Request) return init as RequestInit | undefined
  const { body } = Object(init) as RequestInit
  const isBytes = body instanceof ArrayBuffer || ArrayBuffer.isView(body)
  return { __proto__: init, keepalive: false, ...(isBytes && { body: new Blob([body as BlobPart]) }) } as RequestInit
}
