import { held } from './held'
import { nowhere } from './nowhere'
import { readAddress } from './read-address'
import type { Realm } from './realm'
import { replace, type Restore } from './replace'
import { requestObjectUrl } from './request-url'

/**
 * Watches what is sent without an answer. `sendBeacon` answers false for a held beacon, as it does where the browser's
 * queue is full. What `fetchLater` answers says nothing of a failure: a held call is made to an address that leads
 * nowhere.
 */
export const patchBeacon = (realm: Realm = window): Restore =>
  replace(realm, {
    'Navigator: sendBeacon': (call, args) => (held(readAddress(args), 'sendBeacon') ? false : call(args)),
    fetchLater(call, args) {
      if (held(requestObjectUrl(args[0]) ?? readAddress(args), 'fetchLater')) args[0] = `https://${nowhere}`
      return call(args)
    },
  })
