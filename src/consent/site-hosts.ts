import type { CategoryName } from './categories'
import { ownProperties } from './own-properties'
import { readBlockedHosts } from './service-hosts'

/** The site's own rules about hosts: the options of these names. */
export interface SiteHosts {
  /**
   * Host, host/path, or a path of the site's own host → category. Contains the hosts of services that the site describes
   * itself.
   */
  trackingHosts?: Readonly<Record<string, CategoryName>>
  /** Hosts and paths that services of the catalogue use on this site → name of the service. */
  addresses?: Readonly<Record<string, string>>
  replaceTrackingHosts?: boolean
  exemptHosts?: readonly string[]
}

const none = Object.create(null) as Record<string, unknown>

/**
 * Returns the site's own rules in options, or in a stored decision. Invalid ones are ignored.
 * @returns an object without a prototype
 */
export function readSiteHosts(value: unknown): SiteHosts {
  const { trackingHosts, addresses, replaceTrackingHosts, exemptHosts } = ownProperties(value) ?? none
  const valid = readBlockedHosts(trackingHosts)
  const named = Object.entries(ownProperties(addresses) ?? none).filter(([, name]) => typeof name === 'string')
  return ownProperties({
    ...(valid && { trackingHosts: valid }),
    ...(named.length > 0 && { addresses: Object.fromEntries(named) }),
    ...(replaceTrackingHosts === true && { replaceTrackingHosts }),
    ...(Array.isArray(exemptHosts) && exemptHosts.length > 0 && { exemptHosts: exemptHosts.map(String) }),
  })!
}
