import { bareHost } from './build-host-map'
import { hasAt } from './has-at'

/**
 * Whether a host belongs to the page: it is the page's own, or one is a sub-domain of the other.
 * @param hostname of the request
 * @param own of the page; empty, as in a srcdoc frame, nothing belongs to it
 */
export function isOwnHost(hostname: string, own: string): boolean {
  const [host, page] = [bareHost(hostname), bareHost(own)]
  const isUnder = (one: string, other: string): boolean => hasAt(one, `.${other}`, one.length - other.length - 1)
  return host === page || isUnder(host, page) || isUnder(page, host)
}
