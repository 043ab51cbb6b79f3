import { replaceIn } from './own-methods'
import { parseUrl } from './request-url'

/**
 * What holds, by host or host/path. A host of which only paths are listed is there too, with nothing. It is no Map,
 * because a page can replace what a Map finds.
 */
export type HostMap<Value> = Record<string, Value | undefined>

/** Strips what says nothing about whose host it is: "www." and the trailing dot. "www.com" is a name of its own. */
export const bareHost = (hostname: string): string => replaceIn(hostname, /\.$|^www\.(?=.+\..)/g, '')

/** @returns a path as its server reads it: nothing spelt by percent signs that need not be, and no empty segments */
export const plainPath = (path: string): string =>
  replaceIn(replaceIn(path, /%[2-7][\da-f]/gi, decodeURIComponent), /\/{2,}/g, '/')

/** @returns host or host/path as a URL would have it, less "www.", port and trailing dot; null where there is no host in it */
function readEntry(entry: string): string | null {
  const url = parseUrl(`http://${entry.trim().replace(/^(([a-z]+:)?\/\/)?(\*\.)?/i, '')}`)
  return url && bareHost(url.hostname) + plainPath(url.pathname).replace(/\/+$/, '')
}

/**
 * Builds the map that a request's host is looked up in, once for a set of rules.
 * @param entries host or host/path, and what holds there; a later one replaces an earlier one of the same name.
 * An entry without a host in it is passed over.
 * @param tidy such entries that need no reading, because they are written as a URL would have them; the others replace
 * them
 */
export function buildHostMap<Value>(
  entries: readonly (readonly [string, Value])[],
  tidy: readonly (readonly [string, Value])[] = [],
): HostMap<Value> {
  const map = { __proto__: null } as unknown as HostMap<Value>
  for (const [name, value] of [...tidy, ...entries.map(([entry, value]) => [readEntry(entry), value] as const)]) {
    if (name === null) continue
    const [host = ''] = name.split('/')
    map[host] ??= undefined
    map[name] = value
  }
  return map
}
