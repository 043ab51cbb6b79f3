import { withoutEndSlashes } from '../../consent/without-end-slashes'
import { indexOf, replace } from '../realm/primordials'
import { parseUrl } from './request-url'

/** The key of a map's function that decodes the entries of a host and of its parent domains. */
export const decodeHost = Symbol()

/**
 * Values by host or host/path. If only paths of a host are listed, the host has the value undefined. This is not a Map
 * because pages can replace the methods of Map. A map can inherit the entries of another one.
 */
export type HostMap<Value> = Record<string, Value | undefined> & {
  /** Present in maps of a list that is decoded on demand. Call it before you read the entries of a host. */
  [decodeHost]?: (hostname: string) => void
}

/**
 * Returns Google's hosts of all countries as google.com: google.co.uk has the same paths. The first check is fast,
 * because most hosts are not Google's.
 */
export const withoutCountry = (hostname: string): string =>
  indexOf(hostname, 'google.') < 0 ? hostname : replace(hostname, /(^|\.)google\.(com?\.)?\w\w$/, '$1google.com')

/** Removes "www.", the trailing dot and Google's country domains. "www.com" itself is left unchanged. */
export const bareHost = (hostname: string): string => withoutCountry(replace(hostname, /\.$|^www\.(?=.+\..)/g, ''))

/** Returns a path as servers read it: decodes unnecessary percent-encoding and removes empty segments. */
export const plainPath = (path: string): string =>
  replace(replace(path, /%[2-7][\da-f]/gi, decodeURIComponent), /\/{2,}/g, '/')

/** Returns a normalized host or host/path without "www.", port and trailing dot; null if the entry contains no host. */
function readEntry(entry: string): string | null {
  const url = parseUrl(`http://${entry.trim().replace(/^(([a-z]+:)?\/\/)?(\*\.)?/i, '')}`)
  return url && bareHost(url.hostname) + withoutEndSlashes(plainPath(url.pathname))
}

/**
 * Builds a map of entries that are already normalized.
 * @param entries pairs of a host or host/path and its value. Later entries replace earlier ones; null names are
 *   ignored.
 * @param before a map to inherit from. It is not changed, and returned as it is if there are no entries.
 */
export function tidyHostMap<Value>(
  entries: readonly (readonly [string | null, Value])[],
  before?: HostMap<Value>,
): HostMap<Value> {
  if (before && entries.length === 0) return before
  const map = Object.create(before ?? null) as HostMap<Value>
  for (const [name, value] of entries) {
    if (name === null) continue
    if (name.includes('/')) {
      const host = name.slice(0, name.indexOf('/'))
      before?.[decodeHost]?.(host)
      map[host] ??= undefined
    }
    map[name] = value
  }
  return map
}

/**
 * Builds a map of entries as people write them. Entries without a host are ignored.
 * @param before a map to inherit from; it is not changed
 */
export const buildHostMap = <Value>(
  entries: readonly (readonly [string, Value])[],
  before?: HostMap<Value>,
): HostMap<Value> =>
  tidyHostMap(
    entries.map(([entry, value]) => [readEntry(entry), value] as const),
    before,
  )
