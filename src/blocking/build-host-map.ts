import type { CategoryName } from '../consent/categories'

/** Hosts and host/paths with a blank between them, by category. */
export type HostLists = Record<Exclude<CategoryName, 'necessary'>, string>

/** What holds for a host: one value for all of it, or values by path, where '' stands for the rest of the host. */
export type HostMap<Value> = Map<string, Value | Map<string, Value>>

/** Host and path as a URL has them already, so that they need not be parsed. */
const plain = /^([a-z\d-]+(?:\.[a-z\d-]+)+)((?:\/\w[\w.-]*)*)$/

/** @returns the host as a URL would have it, less "www.", port and trailing dot; null where there is no host in it */
function readEntry(entry: string): { host: string; path: string } | null {
  const text = entry.trim().replace(/^([a-z]+:)?\/\//i, '')
  const [, plainHost, plainPath] = plain.exec(text) ?? []
  if (plainHost !== undefined && plainPath !== undefined) return { host: bareHost(plainHost), path: plainPath }
  try {
    const { hostname, pathname } = new URL(`http://${text.replace(/^\*\./, '')}`)
    return { host: bareHost(hostname), path: pathname.replace(/\/+$/, '') }
  } catch {
    return null
  }
}

/** Strips what says nothing about whose host it is: "www." and the trailing dot. "www.com" is a name of its own. */
export const bareHost = (hostname: string): string => hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '')

/**
 * Builds the map that a request's host is looked up in, once for a set of rules.
 * @param entries host or host/path, and what holds there; a later one replaces an earlier one of the same name.
 * An entry without a host in it is passed over.
 */
export function buildHostMap<Value>(entries: Iterable<readonly [string, Value]>): HostMap<Value> {
  const map: HostMap<Value> = new Map()
  for (const [entry, value] of entries) {
    const read = readEntry(entry)
    if (read === null) continue
    const known = map.get(read.host)
    if (known instanceof Map) known.set(read.path, value)
    else if (read.path === '') map.set(read.host, value)
    else
      map.set(
        read.host,
        new Map(
          known === undefined
            ? [[read.path, value]]
            : [
                ['', known],
                [read.path, value],
              ],
        ),
      )
  }
  return map
}

/** @returns the entries of a generated list */
export const entriesOf = (lists: HostLists): [string, CategoryName][] =>
  Object.entries(lists).flatMap(([category, hosts]) =>
    hosts.split(' ').map((host): [string, CategoryName] => [host, category as CategoryName]),
  )
