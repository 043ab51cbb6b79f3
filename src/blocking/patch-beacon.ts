import type { Judge } from './blocking-rules'
import { nowhere } from './nowhere'
import type { Restore } from './replace-methods'
import { method, replaceProperties } from './replace-properties'
import { requestObjectUrl } from './request-url'

const { apply } = Reflect

/**
 * Watches what is sent without an answer. `sendBeacon` answers false for a held beacon, as it does where the browser's
 * queue is full. What `fetchLater` answers says nothing of a failure: a held call is made to an address that leads
 * nowhere.
 */
export const patchBeacon = (held: Judge): Restore =>
  replaceProperties([
    [
      Navigator.prototype,
      'sendBeacon',
      method((native, self, args) =>
        // Read once: what is judged is what is sent.
        args.length > 0 && held((args[0] = `${args[0]}`) as string, 'sendBeacon') ? false : apply(native, self, args),
      ),
    ],
    [
      window,
      'fetchLater',
      method((native, self, args) => {
        if (args.length > 0 && held(requestObjectUrl(args[0]) ?? ((args[0] = `${args[0]}`) as string), 'fetchLater'))
          args[0] = `https://${nowhere}`
        return apply(native, self, args)
      }),
    ],
  ])
