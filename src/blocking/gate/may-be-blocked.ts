import { addressesIn } from '../hold/fetching-attributes'
import type { HostMap } from '../rules/build-host-map'
import { indexOf } from '../realm/primordials'
import { matchHost } from '../rules/match-host'
import { baseUri, isPlainlyOwn, parseUrl } from '../rules/request-url'
import { mayBeListed } from './may-be-listed'

/** What the gate holds besides hosts that may be listed: the site's own rules. */
export interface GateRules {
  /** Hosts, and hosts with paths; those of the page's own host are among them. */
  addresses: HostMap<true>
  /** The paths of the page's own host among them, as the site wrote them. */
  ownPaths: readonly string[]
}

/** Returns whether the guard might block an address. Addresses without a host, such as `data:`, are not requested. */
export function mayBlockAddress({ addresses, ownPaths }: GateRules, address: string): boolean {
  // Most addresses are the site's own, and parsing takes more time than the rest.
  if (ownPaths.length === 0 && isPlainlyOwn(address, `${location.origin}/`)) return false
  const url = parseUrl(address, baseUri())
  if (!url || !/^(http|ws)s?:$/.test(url.protocol)) return false
  const { host, hostname, pathname } = url
  return (host !== location.host && mayBeListed(hostname)) || matchHost(addresses, hostname, pathname) !== undefined
}

/** Returns whether the guard might block the value of an attribute by which elements fetch. */
export const mayBlockAttribute = (rules: GateRules, name: string, text: string): boolean =>
  name === 'srcdoc'
    ? mayBlockMarkup(rules, text)
    : name !== 'type' && isAny(addressesIn(name, text), address => mayBlockAddress(rules, address))

/** Returns whether the guard might block an address in a text of markup. */
export const mayBlockMarkup = (rules: GateRules, markup: string): boolean =>
  isAny(rules.ownPaths, path => indexOf(markup, path) >= 0) ||
  isAny(markup.match(/\/\/[^\s"'<>\\)]+/g) ?? [], address => mayBlockAddress(rules, address))

/** Returns whether a test is true for one of the values. Page code may have replaced `Array.prototype.some`. */
export function isAny<Value>(values: readonly Value[], test: (value: Value) => boolean): boolean {
  for (let at = 0; at < values.length; at++) if (test(values[at]!)) return true
  return false
}
