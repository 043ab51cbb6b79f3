import { bareHost } from './build-host-map'
import { endsWith } from '../realm/primordials'

/**
 * Returns whether a host belongs to the page: it is equal to its host, or one is a subdomain of the other.
 * @param hostname the host of the request
 * @param own the host of the page; empty in srcdoc frames, which own no host
 */
export function isOwnHost(hostname: string, own: string): boolean {
  const [host, page] = [bareHost(hostname), bareHost(own)]
  return host === page || endsWith(host, `.${page}`) || endsWith(page, `.${host}`)
}
