import { bareHost, buildHostMap } from './build-host-map'
import { isOwnHost } from './is-own-host'
import { endsWith, indexOf, slice } from '../realm/primordials'

/**
 * Returns whether an entry names a part of the page's own hosts: one of their paths, or a subdomain. The page's host as
 * a whole is no such part, because the site itself could not load then.
 * @param entry a host or host/path, as people write it
 * @param own the host of the page
 */
export function isOwnAddress(entry: string, own: string): boolean {
  // A host that is listed with a path only has an entry of its own before it.
  const [name = ''] = Object.keys(buildHostMap([[entry, true]])).reverse()
  const host = slice(name, 0, (indexOf(name, '/') + 1 || name.length + 1) - 1)
  const page = bareHost(own)
  return isOwnHost(host, own) && (indexOf(name, '/') > 0 || !endsWith(`.${page}`, `.${host}`))
}
