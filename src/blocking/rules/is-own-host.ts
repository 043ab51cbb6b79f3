import { bareHost } from './build-host-map'
import { endsWith } from '../patch/primordials'

/**
 * Whether a host belongs to the page: it is the page's own, or one is a sub-domain of the other.
 * @param hostname of the request
 * @param own of the page; empty, as in a srcdoc frame, nothing belongs to it
 */
export function isOwnHost(hostname: string, own: string): boolean {
  const [host, page] = [bareHost(hostname), bareHost(own)]
  return host === page || endsWith(host, `.${page}`) || endsWith(page, `.${host}`)
}
