import type { Judge } from './blocking-rules'
import { nowhere } from './nowhere'
import { replaceMethods, type Restore } from './replace-methods'
import { requestObjectUrl } from './request-url'

/**
 * Watches `fetchLater`, where the browser has it. Its answer says nothing of a failure, so a held call is made to an
 * address that leads nowhere.
 */
export const patchFetchLater = (held: Judge): Restore =>
  replaceMethods(
    window,
    'fetchLater' in window
      ? {
          fetchLater: (native, self, args) => {
            // Read once: what is judged is what is sent.
            if (
              args.length > 0 &&
              held(requestObjectUrl(args[0]) ?? ((args[0] = `${args[0]}`) as string), 'fetchLater')
            )
              args[0] = `https://${nowhere}`
            return Reflect.apply(native, self, args)
          },
        }
      : {},
  )
