import { blockedText } from '../page/blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { holdPending, pendingMode } from '../hold/pending-requests'
import { failingAddress } from '../hold/failing-address'
import { readAddress } from './read-address'
import type { Realm } from '../realm/realm'
import { patch } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { baseUri } from '../rules/request-url'

/** An opened request, until it is sent. */
interface Opened {
  url: string
  /** The base URL at the time of `open`, which is when the browser resolves the address. */
  base: string
  /** Opens the request again with another address and the same other arguments. */
  openFor: (address: string) => unknown
  isAsync: boolean
}

/**
 * Patches XMLHttpRequest on its prototype, so that the constructor and subclasses stay native.
 * A blocked request is sent to an address that fails. The browser itself then reports the network error asynchronously:
 * `readyState` 4, `status` 0, `error`, `loadend` and the events of the upload. A synchronous request throws a
 * NetworkError with the same text.
 */
export function patchXmlHttpRequest(realm: Realm = window): Unpatch {
  const opened = new WeakMap<object, Opened>()
  /** Requests that wait for a decision. */
  const held = new WeakMap<object, Opened & { forget: () => void }>()
  const forgetHeld = (xhr: unknown): Opened | undefined => {
    const request = held.get(xhr as object)
    request?.forget()
    held.delete(xhr as object)
    return request
  }
  return patch(realm, {
    'XMLHttpRequest: open'(open, args, self) {
      if (args.length < 2) return open(args)
      const [method, url, base] = [readAddress(args), readAddress(args, 1), baseUri()]
      open(args)
      forgetHeld(self)
      const isAsync = args.length < 3 || Boolean(args[2])
      opened.set(self as object, { url, base, openFor: place => open([method, place, ...args.slice(2, 3)]), isAsync })
    },
    'XMLHttpRequest: send'(send, args, self) {
      // The browser would throw, too: the call has been sent, as far as the page knows.
      if (held.has(self as object)) throw new DOMException('The object has been sent already', 'InvalidStateError')
      const request = opened.get(self as object)
      opened.delete(self as object)
      if (request === undefined || !judgeRequest(request.url, 'xhr', request.base)) return send(args)
      const { url, base, isAsync } = request
      const text = blockedText(url)
      const sendTo = (address: string): unknown => {
        request.openFor(address)
        return send(args)
      }
      const reject = (): unknown => sendTo(failingAddress(text, args[0]))
      const ends = (end: () => unknown) => (): void => {
        held.delete(self as object)
        end()
      }
      if (isAsync) {
        if (pendingMode() === 'drop') return sendTo('data:,')
        const forget = holdPending({ url, base, body: args[0], send: ends(() => send(args)), reject: ends(reject) })
        if (forget) return void held.set(self as object, { ...request, forget })
        return reject()
      }
      try {
        reject()
      } catch (error) {
        if ((error as Error).name !== 'NetworkError') throw error
      }
      // In workers of Firefox, a synchronous request of such an address returns.
      throw new DOMException(text, 'NetworkError')
    },
    'XMLHttpRequest: abort'(abort, args, self) {
      const request = forgetHeld(self)
      if (request) {
        // A request that has been sent fires the events of an abort.
        request.openFor('data:,')
        ;(self as XMLHttpRequest).send()
      }
      return abort(args)
    },
  })
}
