import { rejectHeld } from '../blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { readRequest } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'

/**
 * Patches `fetch`. A blocked call rejects with a TypeError, as on a network error, which callers handle. An allowed
 * call returns the promise of the native function.
 */
export const patchFetch = (realm: Realm = window): Unpatch =>
  patch(realm, {
    fetch(call, args) {
      let url: string
      try {
        url = readRequest(args)
      } catch (error) {
        return Promise.reject(error)
      }
      return judgeRequest(url, 'fetch') ? rejectHeld(url) : call(args)
    },
  })
