import type { CategoryName } from '../../consent/categories'
import type { HostMap } from './build-host-map'
import type { HostLists } from './host-lists'

/** Returns the map of a generated list. It is built in one pass, because every page builds it at startup. */
export function decodeHosts(lists: HostLists): HostMap<CategoryName> {
  const map = Object.create(null) as HostMap<CategoryName>
  for (const category of Object.keys(lists) as (keyof HostLists)[]) {
    let ending = ''
    for (const word of lists[category].split(' ')) {
      const slash = word.indexOf('/')
      if (word[0] === '.') ending = word
      else if (slash < 0) map[word + ending] = category
      else {
        const host = word.slice(0, slash) + ending
        map[host] ??= undefined
        map[host + word.slice(slash)] = category
      }
    }
  }
  return map
}
