import { blockedText } from '../blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { UNREACHABLE_HOST } from '../hold/unreachable-host'
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
 * `readyState` 4, `status` 0, `error`, `loadend` and the events of the upload. The address contains the error text, so
 * that the console shows it. A synchronous request throws a NetworkError with the same text.
 * Without a body the address is a data: address without a comma. It fails in all browsers before anything is loaded,
 * and no service worker receives it. With a body, Chromium and Firefox fire the events of the upload only for an http
 * address. It has port 1, which browsers block.
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
      request.openFor((args[0] == null ? 'data:' : `https://${UNREACHABLE_HOST}`) + encodeURIComponent(text))
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
