import { blockedText } from './blocked-request'
import { held } from './held'
import type { Realm } from './realm'
import { replace, type Restore } from './replace'
import { requestObjectUrl } from './request-url'

/**
 * Watches `fetch`. A held call is rejected with a TypeError, because that is what a network failure is and what
 * callers are prepared for. An allowed call is the native call itself, its promise included.
 */
export const patchFetch = (realm: Realm = window): Restore =>
  replace(realm, {
    fetch(call, args) {
      if (args.length === 0) return call(args)
      let url = requestObjectUrl(args[0])
      if (url === undefined) {
        try {
          // Read once: what is judged is what is sent.
          args[0] = url = `${args[0]}`
        } catch (error) {
          return Promise.reject(error)
        }
      }
      return held(url, 'fetch') ? Promise.reject(new TypeError(blockedText(url))) : call(args)
    },
  })
