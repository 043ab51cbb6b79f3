import { blockedText } from '../blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { failingAddress } from '../hold/failing-address'
import { readAddress } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'
import { baseUri } from '../rules/request-url'

/** An opened request, until it is sent. */
interface Opened {
  url: string
  /** The base URL at the time of `open`, which is when the browser resolves the address. */
  base: string
  /** Opens the request again with another address and the same other arguments. */
  openFor: (address: string) => unknown
}

/**
 * Patches XMLHttpRequest on its prototype, so that the constructor and subclasses stay native.
 * A blocked request is sent to an address that fails. The browser itself then reports the network error asynchronously:
 * `readyState` 4, `status` 0, `error`, `loadend` and the events of the upload. A synchronous request throws a
 * NetworkError with the same text.
 */
export function patchXmlHttpRequest(realm: Realm = window): Unpatch {
  const opened = new WeakMap<object, Opened>()
  return patch(realm, {
    'XMLHttpRequest: open'(open, args, self) {
      if (args.length < 2) return open(args)
      const [method, url, base] = [readAddress(args), readAddress(args, 1), baseUri()]
      open(args)
      opened.set(self as object, { url, base, openFor: place => open([method, place, ...args.slice(2, 3)]) })
    },
    'XMLHttpRequest: send'(send, args, self) {
      const request = opened.get(self as object)
      opened.delete(self as object)
      if (request === undefined || !judgeRequest(request.url, 'xhr', request.base)) return send(args)
      const text = blockedText(request.url)
      request.openFor(failingAddress(text, args[0]))
      try {
        return send(args)
      } catch (error) {
        throw error instanceof DOMException && error.name === 'NetworkError'
          ? new DOMException(text, error.name)
          : error
      }
    },
  })
}
