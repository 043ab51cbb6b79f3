import { rejectHeld } from '../blocked-request'
import { held } from '../rules/judge-request'
import { readRequest } from './read-address'
import type { Realm } from './realm'
import { replace, type Restore } from './patch'

/**
 * Watches `fetch`. A held call is rejected with a TypeError, because that is what a network failure is and what
 * callers are prepared for. An allowed call is the native call itself, its promise included.
 */
export const patchFetch = (realm: Realm = window): Restore =>
  replace(realm, {
    fetch(call, args) {
      let url: string
      try {
        url = readRequest(args)
      } catch (error) {
        return Promise.reject(error)
      }
      return held(url, 'fetch') ? rejectHeld(url) : call(args)
    },
  })
