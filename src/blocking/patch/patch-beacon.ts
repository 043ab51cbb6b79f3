import { judgeRequest } from '../rules/judge-request'
import { UNREACHABLE_HOST } from '../hold/unreachable-host'
import { readAddress, readRequest } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'

/**
 * Patches `sendBeacon` and `fetchLater`, which return no response. A blocked `sendBeacon` returns false, as it does if
 * the browser's queue is full. The result of `fetchLater` cannot report a failure, so a blocked call requests an
 * unreachable address.
 */
export const patchBeacon = (realm: Realm = window): Unpatch =>
  patch(realm, {
    'Navigator: sendBeacon': (call, args) => (judgeRequest(readAddress(args), 'sendBeacon') ? false : call(args)),
    fetchLater(call, args) {
      if (judgeRequest(readRequest(args), 'fetchLater')) args[0] = `https://${UNREACHABLE_HOST}`
      return call(args)
    },
  })
