import { blockedText } from './blocked-request'
import type { Judge } from './blocking-rules'
import { replaceMethods, type Restore } from './replace-methods'
import { requestObjectUrl } from './request-url'

const { apply } = Reflect

/**
 * Watches `fetch`. A held call is rejected with a TypeError, because that is what a network failure is and what
 * callers are prepared for. An allowed call is the native call itself, its promise included.
 */
export const patchFetch = (held: Judge): Restore =>
  replaceMethods(window, {
    fetch: (native, self, args) => {
      if (args.length === 0) return apply(native, self, args)
      let url = requestObjectUrl(args[0])
      if (url === undefined) {
        try {
          // Read once: what is judged is what is sent.
          args[0] = url = `${args[0]}`
        } catch (error) {
          return Promise.reject(error)
        }
      }
      return held(url, 'fetch') ? Promise.reject(new TypeError(blockedText(url))) : apply(native, self, args)
    },
  })
