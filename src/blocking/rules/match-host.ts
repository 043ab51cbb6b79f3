import { bareHost, decodeHost, withoutCountry, type HostMap } from './build-host-map'
import { indexOf, lastIndexOf, slice } from '../realm/primordials'

/**
 * Finds the value for an address: that of the longest listed suffix of the host which has a value for the path. Does
 * one look-up for each label of the host, however many hosts are listed.
 * @param map built by buildHostMap
 * @param hostname as in a URL: lower case, in ASCII; "www." and a trailing dot are ignored
 * @param pathname as in a URL, with a leading slash
 * @returns the value; undefined if nothing is listed
 */
export const matchHost = <Value>(map: HostMap<Value>, hostname: string, pathname: string): Value | undefined =>
  firstListed(map, bareHost(hostname), host => matchPath(map, host, pathname))

/** Returns whether a host without a trailing dot is listed: itself, by a parent domain, or with some of its paths. */
export const isListed = (map: HostMap<unknown>, hostname: string): boolean =>
  firstListed(map, withoutCountry(hostname), () => true) !== undefined

/**
 * Calls `ask` for the listed hosts among a host and its parent domains, the longest first. Returns the first result
 * that is not undefined.
 */
function firstListed<Result>(
  map: HostMap<unknown>,
  hostname: string,
  valueFor: (host: string) => Result | undefined,
): Result | undefined {
  map[decodeHost]?.(hostname)
  for (let host = hostname; host !== ''; host = parentOf(host)) {
    const result = host in map ? valueFor(host) : undefined
    if (result !== undefined) return result
  }
  return undefined
}

/**
 * Returns the value of the longest listed path that contains the address. Paths match whole segments: "/tr" matches
 * "/tr/", not "/travel".
 */
function matchPath<Value>(map: HostMap<Value>, host: string, pathname: string): Value | undefined {
  for (let path = pathname; path !== ''; path = slice(path, 0, lastIndexOf(path, '/'))) {
    const value = map[host + path]
    if (value !== undefined) return value
  }
  return map[host]
}

/** Returns a host without its first label. */
export const parentOf = (host: string): string => slice(host, indexOf(host, '.') + 1 || host.length)
