import type { Judge } from './blocking-rules'
import { replaceMethods, type Restore } from './replace-methods'

/** Watches `navigator.sendBeacon`. It answers false for a held beacon, as it does where the browser's queue is full. */
export const patchBeacon = (held: Judge): Restore =>
  replaceMethods(Navigator.prototype, {
    sendBeacon: (native, self, args) =>
      // Read once: what is judged is what is sent.
      args.length > 0 && held((args[0] = `${args[0]}`) as string, 'sendBeacon')
        ? false
        : Reflect.apply(native, self, args),
  })
