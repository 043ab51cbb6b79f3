import { held } from '../rules/judge-request'
import { nowhere } from '../hold/unreachable-host'
import { readAddress, readRequest } from './read-address'
import type { Realm } from './realm'
import { replace, type Restore } from './patch'

/**
 * Watches what is sent without an answer. `sendBeacon` answers false for a held beacon, as it does where the browser's
 * queue is full. What `fetchLater` answers says nothing of a failure: a held call is made to an address that leads
 * nowhere.
 */
export const patchBeacon = (realm: Realm = window): Restore =>
  replace(realm, {
    'Navigator: sendBeacon': (call, args) => (held(readAddress(args), 'sendBeacon') ? false : call(args)),
    fetchLater(call, args) {
      if (held(readRequest(args), 'fetchLater')) args[0] = `https://${nowhere}`
      return call(args)
    },
  })
