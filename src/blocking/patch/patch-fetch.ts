import { rejectHeld } from '../blocked-request'
import { judgeRequest } from '../rules/judge-request'
import { readRequest } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'

/**
 * Watches `fetch`. A held call is rejected with a TypeError, because that is what a network failure is and what
 * callers are prepared for. An allowed call is the native call itself, its promise included.
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
