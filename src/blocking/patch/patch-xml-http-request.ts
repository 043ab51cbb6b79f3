import { blockedText } from '../blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { UNREACHABLE_HOST } from '../hold/unreachable-host'
import { readAddress } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'
import { baseUri } from '../rules/request-url'

/** What an opened request is to send, until it does. */
interface Opened {
  url: string
  /** The base at the time of `open`, which is when the browser resolves the address. */
  base: string
  /** Opens it anew for another address, just as it was opened. */
  openFor: (address: string) => unknown
}

/**
 * Watches XMLHttpRequest on its prototype, so that the constructor, subclasses and everything else stay native.
 * A held request is sent to an address that leads nowhere: the browser itself then does all that belongs to a network
 * error (`readyState` 4, `status` 0, `error` and `loadend`, the upload's events, `abort`, a new `open`), asynchronously.
 * The address carries the text, so that it stands in the console. A synchronous request throws a NetworkError with it.
 *
 * A data: address without a comma fails everywhere before anything is loaded, and no service worker sees it. With a
 * body, only an http address makes Chromium and Firefox fire the upload's events; port 1 is one that browsers never
 * connect to.
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
