import { holdPending, pendingMode } from '../hold/pending-requests'
import { judgeRequest } from '../rules/judge-request'
import { baseUri, parseUrl } from '../rules/request-url'
import { UNREACHABLE_HOST } from '../hold/unreachable-host'
import { readAddress, readRequest } from './read-address'
import type { Realm } from '../realm/realm'
import { patch } from './patch'
import type { Unpatch } from '../rules/page-blocker'

/**
 * Patches `sendBeacon` and `fetchLater`, which return no response. A blocked `sendBeacon` returns false, as it does if
 * the browser's queue is full. The result of `fetchLater` cannot report a failure, so a blocked call requests an
 * unreachable address.
 */
export const patchBeacon = (realm: Realm = window): Unpatch =>
  patch(realm, {
    'Navigator: sendBeacon'(call, args) {
      const url = readAddress(args)
      if (!judgeRequest(url, 'sendBeacon')) return call(args)
      if (pendingMode() === 'drop') return true
      const body = args[1] as BodyInit
      const base = baseUri()
      const send = (): void => {
        // Browsers limit the size of all beacons that are on their way. The page is still open, so a call will do.
        if (!call(args))
          void fetch(parseUrl(url, base)!, { method: 'POST', body, mode: 'no-cors', credentials: 'include' })
      }
      return holdPending({ url, base, body, send, reject: () => undefined }) !== null
    },
    fetchLater(call, args) {
      if (judgeRequest(readRequest(args), 'fetchLater')) args[0] = `https://${UNREACHABLE_HOST}`
      return call(args)
    },
  })
