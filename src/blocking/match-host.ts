import { bareHost, type HostMap } from './build-host-map'

/**
 * Finds what holds for an address: the longest listed suffix of the host that has something to say about the path.
 * One look-up for each label of the host, however many hosts are listed.
 * @param map built by buildHostMap
 * @param hostname as a URL has it: lower case, in ASCII; "www." and a trailing dot count for nothing
 * @param pathname as a URL has it, with a leading slash
 * @returns undefined where nothing is listed
 */
export function matchHost<Value>(map: HostMap<Value>, hostname: string, pathname: string): Value | undefined {
  for (let host = bareHost(hostname); host !== ''; host = parentOf(host)) {
    const found = map.get(host)
    const value = found instanceof Map ? matchPath(found, pathname) : found
    if (value !== undefined) return value
  }
  return undefined
}

/** @returns whether anything is listed for a host, be it for some of its paths only */
export function isListed(map: HostMap<unknown>, hostname: string): boolean {
  for (let host = bareHost(hostname); host !== ''; host = parentOf(host)) if (map.has(host)) return true
  return false
}

/** The longest listed path that the address lies under, ending where a segment ends: "/tr" holds "/tr/" but not "/travel". */
function matchPath<Value>(paths: Map<string, Value>, pathname: string): Value | undefined {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const value = paths.get(path)
    if (value !== undefined) return value
  }
  return paths.get('')
}

function parentOf(host: string): string {
  const dot = host.indexOf('.')
  return dot < 0 ? '' : host.slice(dot + 1)
}
