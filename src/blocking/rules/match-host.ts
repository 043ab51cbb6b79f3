import { bareHost, withoutCountry, type HostMap } from './build-host-map'
import { indexOf, lastIndexOf, slice } from '../patch/primordials'

/**
 * Finds what holds for an address: the longest listed suffix of the host that has something to say about the path.
 * One look-up for each label of the host, however many hosts are listed.
 * @param map built by buildHostMap
 * @param hostname as a URL has it: lower case, in ASCII; "www." and a trailing dot count for nothing
 * @param pathname as a URL has it, with a leading slash
 * @returns undefined where nothing is listed
 */
export const matchHost = <Value>(map: HostMap<Value>, hostname: string, pathname: string): Value | undefined =>
  nearest(map, bareHost(hostname), host => matchPath(map, host, pathname))

/** @returns whether anything is listed for a host without a trailing dot, be it for some of its paths only */
export const isListed = (map: HostMap<unknown>, hostname: string): boolean =>
  nearest(map, withoutCountry(hostname), () => true) !== undefined

/** Asks the listed ones among a host and its parents, the longest first, until one has an answer. */
function nearest<Answer>(
  map: HostMap<unknown>,
  hostname: string,
  ask: (host: string) => Answer | undefined,
): Answer | undefined {
  for (let host = hostname; host !== ''; host = parentOf(host)) {
    const answer = host in map ? ask(host) : undefined
    if (answer !== undefined) return answer
  }
  return undefined
}

/** The longest listed path that the address lies under, ending where a segment ends: "/tr" holds "/tr/" but not "/travel". */
function matchPath<Value>(map: HostMap<Value>, host: string, pathname: string): Value | undefined {
  for (let path = pathname; path !== ''; path = slice(path, 0, lastIndexOf(path, '/'))) {
    const value = map[host + path]
    if (value !== undefined) return value
  }
  return map[host]
}

const parentOf = (host: string): string => slice(host, indexOf(host, '.') + 1 || host.length)
