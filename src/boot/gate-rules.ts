import type { GateRules } from '../blocking/gate/may-be-blocked'
import { buildHostMap } from '../blocking/rules/build-host-map'
import { ownProperties } from '../consent/own-properties'
import { givenHosts } from '../services/given-hosts'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { optionsOnTag } from './options-on-tag'

/**
 * Returns what the gate holds beyond the listed hosts: what options on the guard's tag name, and what a manager has
 * stored with the decision. It validates nothing: the guard does, and lets the rest pass.
 */
export function gateRules(tag: HTMLScriptElement): GateRules {
  const record = ownProperties(readStored(storageKeys.record))
  const given = optionsOnTag(tag.getAttribute('data-options'))
  const rules = [tag.getAttribute('data-services'), given?.services].map(givenHosts)
  const lists = [given, ownProperties(record?.hosts), ...rules].flatMap(from => [from?.trackingHosts, from?.addresses])
  const entries = [...lists, record?.blockedHosts].flatMap(list => Object.keys(Object(list) as object))
  const own = location.hostname
  const named = entries.map(entry => (entry[0] === '/' ? own + entry : entry))
  return {
    addresses: buildHostMap<true>(named.map(entry => [entry, true])),
    ownPaths: named.filter(entry => entry.startsWith(`${own}/`)).map(entry => entry.slice(own.length)),
  }
}
