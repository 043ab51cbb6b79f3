import type { CategoryName } from './categories'
import { ownProperties } from './own-properties'
import { readBlockedHosts } from './service-hosts'

/** The site's own rules about hosts: the options of these names. */
export interface SiteHosts {
  /** Host, or host/path → category. Contains the hosts of services that the site describes itself. */
  trackingHosts?: Readonly<Record<string, CategoryName>>
  replaceTrackingHosts?: boolean
  exemptHosts?: readonly string[]
}

const none = Object.create(null) as Record<string, unknown>

/**
 * Returns the site's own rules in options, or in a stored decision. Invalid ones are ignored.
 * @returns an object without a prototype
 */
export function readSiteHosts(value: unknown): SiteHosts {
  const { trackingHosts, replaceTrackingHosts, exemptHosts } = ownProperties(value) ?? none
  const valid = readBlockedHosts(trackingHosts)
  return ownProperties({
    ...(valid && { trackingHosts: valid }),
    ...(replaceTrackingHosts === true && { replaceTrackingHosts }),
    ...(Array.isArray(exemptHosts) && exemptHosts.length > 0 && { exemptHosts: exemptHosts.map(String) }),
  })!
}
