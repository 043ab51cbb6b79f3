import { judgeRequest } from '../rules/judge-request'
import { UNREACHABLE_HOST } from '../hold/unreachable-host'
import { readAddress, readRequest } from './read-address'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'

/**
 * Watches what is sent without an answer. `sendBeacon` answers false for a held beacon, as it does where the browser's
 * queue is full. What `fetchLater` answers says nothing of a failure: a held call is made to an address that leads
 * nowhere.
 */
export const patchBeacon = (realm: Realm = window): Unpatch =>
  patch(realm, {
    'Navigator: sendBeacon': (call, args) => (judgeRequest(readAddress(args), 'sendBeacon') ? false : call(args)),
    fetchLater(call, args) {
      if (judgeRequest(readRequest(args), 'fetchLater')) args[0] = `https://${UNREACHABLE_HOST}`
      return call(args)
    },
  })
