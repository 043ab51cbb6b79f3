import type { CategoryName } from '../../consent/categories'
import { indexOf, lastIndexOf, slice } from '../realm/primordials'
import { decodeHost, type HostMap } from './build-host-map'
import type { HostLists } from './host-lists'
import { parentOf } from './match-host'

/** The number of hosts after which the memory of decoded hosts is emptied. */
const LIMIT = 1000

/** Returns the paths with which a host is listed in a text with spaces at both ends; '' for the host itself. */
function pathsOf(text: string, name: string, ending: string): string[] {
  const paths: string[] = []
  const word = ` ${name}`
  for (let at = indexOf(text, word); at >= 0; at = indexOf(text, word, at + 1)) {
    const end = at + word.length
    if (text[end] !== ' ' && text[end] !== '/') continue
    // The last word before it that begins with a dot is its ending.
    const section = lastIndexOf(text, ' .', at) + 1
    if (slice(text, section, indexOf(text, ' ', section)) === ending)
      paths[paths.length] = slice(text, end, indexOf(text, ' ', end))
  }
  return paths
}

/**
 * Returns the map of a generated list. The map is empty at first. The entries of a host are searched in the text of the
 * list when the host is looked up: to decode the whole list would delay the start of every page.
 */
export function decodeHosts(lists: HostLists): HostMap<CategoryName> {
  const map = Object.create(null) as HostMap<CategoryName>
  const texts = Object.entries(lists).map(([category, list]) => ({
    category: category as CategoryName,
    text: ` ${list} `,
  }))
  const decode = (host: string): void => {
    const dot = lastIndexOf(host, '.')
    if (dot <= 0 || host[0] === '.') return
    // Indexed loops, because a page can replace the iterators of arrays.
    for (let at = 0; at < texts.length; at++) {
      const { category, text } = texts[at]!
      const paths = pathsOf(text, slice(host, 0, dot), slice(host, dot))
      for (let nth = 0; nth < paths.length; nth++) {
        const path = paths[nth]!
        if (path) map[host] ??= undefined
        map[host + path] = category
      }
    }
  }
  let decoded = Object.create(null) as Record<string, true>
  let count = 0
  map[decodeHost] = hostname => {
    if (decoded[hostname]) return
    if (++count % LIMIT === 0) decoded = { __proto__: null } as unknown as Record<string, true>
    decoded[hostname] = true
    for (let host = hostname; host !== ''; host = parentOf(host)) decode(host)
  }
  return map
}
