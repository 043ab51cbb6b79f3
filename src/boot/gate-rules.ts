import type { GateRules } from '../blocking/gate/may-be-blocked'
import { ownProperties } from '../consent/own-properties'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

const ofHosts = /"(trackingHosts|replaceTrackingHosts|addresses|services)"/

/**
 * Returns what the gate holds beyond the listed hosts: by the options on the guard's tag, and by the rules that a manager
 * has stored with the decision.
 */
export function gateRules(tag: HTMLScriptElement): GateRules {
  const { hosts, blockedHosts } = ownProperties(readStored(storageKeys.record)) ?? {}
  const { trackingHosts, services, replaceTrackingHosts, options = '' } = tag.dataset
  const stored = JSON.stringify([hosts, blockedHosts])
  return {
    holdsOtherHosts:
      [trackingHosts, services, replaceTrackingHosts].some(value => value !== undefined) ||
      ofHosts.test(options) ||
      /[{[]"/.test(stored),
    // headHtml inlines no gate if its options name such addresses.
    holdsOwnHost: /"addresses":\{"|[{,]"\//.test(stored),
  }
}
