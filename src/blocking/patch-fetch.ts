import { blockedText } from './blocked-request'
import { held } from './held'
import { readAddress } from './read-address'
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
      let url: string
      try {
        url = requestObjectUrl(args[0]) ?? readAddress(args)
      } catch (error) {
        return Promise.reject(error)
      }
      return held(url, 'fetch') ? Promise.reject(new TypeError(blockedText(url))) : call(args)
    },
  })
