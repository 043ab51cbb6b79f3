import { addressesIn } from '../hold/fetching-attributes'
import { baseUri, isPlainlyOwn, parseUrl } from '../rules/request-url'
import { mayBeListed } from './may-be-listed'

/** What the gate holds besides hosts that may be listed. */
export interface GateRules {
  /** Whether the site has rules of its own about other hosts: the gate then holds the requests to all of them. */
  holdsOtherHosts: boolean
  /** Whether the site has rules about addresses of its own host: the gate then holds the requests to it, too. */
  holdsOwnHost: boolean
}

/** Returns whether the guard might block an address. Addresses without a host, such as `data:`, are not requested. */
export function mayBlockAddress(rules: GateRules, address: string): boolean {
  // Most addresses are the site's own, and parsing takes more time than the rest.
  if (!rules.holdsOwnHost && isPlainlyOwn(address, `${location.origin}/`)) return false
  const url = parseUrl(address, baseUri())
  if (!url || !/^(http|ws)s?:$/.test(url.protocol)) return false
  if (url.host === location.host) return rules.holdsOwnHost
  return rules.holdsOtherHosts || mayBeListed(url.hostname)
}

/** Returns whether the guard might block the value of an attribute by which elements fetch. */
export const mayBlockAttribute = (rules: GateRules, name: string, text: string): boolean =>
  name === 'srcdoc'
    ? mayBlockMarkup(rules, text)
    : name !== 'type' && addressesIn(name, text).some(address => mayBlockAddress(rules, address))

/** Returns whether the guard might block an address in a text of markup. */
export const mayBlockMarkup = (rules: GateRules, markup: string): boolean =>
  (markup.match(/\/\/[^\s"'<>\\)]+/g) ?? []).some(address => mayBlockAddress(rules, address))
