import { held } from './held'
import { nowhere } from './nowhere'
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
    'Navigator: sendBeacon': (call, args) =>
      // Read once: what is judged is what is sent.
      args.length > 0 && held((args[0] = `${args[0]}`) as string, 'sendBeacon') ? false : call(args),
    fetchLater(call, args) {
      if (args.length > 0 && held(requestObjectUrl(args[0]) ?? ((args[0] = `${args[0]}`) as string), 'fetchLater'))
        args[0] = `https://${nowhere}`
      return call(args)
    },
  })
