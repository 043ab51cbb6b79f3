import { indexOf, replaceIn } from '../patch/primordials'
import { parseUrl } from './request-url'

/**
 * What holds, by host or host/path. A host of which only paths are listed is there too, with nothing. It is no Map,
 * because a page can replace what a Map finds.
 */
export type HostMap<Value> = Record<string, Value | undefined>

/** Google answers for itself in every country: google.co.uk has the paths of google.com. Most hosts are told from it at once. */
export const withoutCountry = (hostname: string): string =>
  indexOf(hostname, 'google.') < 0 ? hostname : replaceIn(hostname, /(^|\.)google\.(com?\.)?\w\w$/, '$1google.com')

/** Strips what says nothing about whose host it is: "www.", the trailing dot and Google's countries. "www.com" is a name of its own. */
export const bareHost = (hostname: string): string => withoutCountry(replaceIn(hostname, /\.$|^www\.(?=.+\..)/g, ''))

/** @returns a path as its server reads it: nothing spelt by percent signs that need not be, and no empty segments */
export const plainPath = (path: string): string =>
  replaceIn(replaceIn(path, /%[2-7][\da-f]/gi, decodeURIComponent), /\/{2,}/g, '/')

/** @returns host or host/path as a URL would have it, less "www.", port and trailing dot; null where there is no host in it */
function readEntry(entry: string): string | null {
  const url = parseUrl(`http://${entry.trim().replace(/^(([a-z]+:)?\/\/)?(\*\.)?/i, '')}`)
  return url && bareHost(url.hostname) + plainPath(url.pathname).replace(/\/+$/, '')
}

/**
 * Builds a map of entries that need no reading, because they are written as a URL would have them.
 * @param entries host or host/path, and what holds there; a later one replaces an earlier one of the same name, and one without
 * a name is passed over
 * @param before a map whose entries they are added to, or replace; where there are none it is handed back itself
 */
export function tidyHostMap<Value>(
  entries: readonly (readonly [string | null, Value])[],
  before?: HostMap<Value>,
): HostMap<Value> {
  if (before && entries.length === 0) return before
  const map = { __proto__: null, ...before } as unknown as HostMap<Value>
  for (const [name, value] of entries) {
    if (name === null) continue
    if (name.includes('/')) map[name.slice(0, name.indexOf('/'))] ??= undefined
    map[name] = value
  }
  return map
}

/**
 * Builds the map that a request's host is looked up in, of entries as people write them. One without a host in it is passed over.
 * @param before a map that they are added to
 */
export const buildHostMap = <Value>(
  entries: readonly (readonly [string, Value])[],
  before?: HostMap<Value>,
): HostMap<Value> =>
  tidyHostMap(
    entries.map(([entry, value]) => [readEntry(entry), value] as const),
    before,
  )
