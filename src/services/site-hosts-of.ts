import { readSiteHosts, type SiteHosts } from '../consent/site-hosts'
import { givenHosts } from './given-hosts'

/** Returns the site's own rules about hosts in options, with the addresses that the site gives its services. */
export function siteHostsOf(options: SiteHosts & { services?: unknown }): SiteHosts {
  const { trackingHosts, addresses } = givenHosts(options.services)
  return readSiteHosts({
    ...options,
    trackingHosts: { ...trackingHosts, ...options.trackingHosts },
    addresses: { ...addresses, ...options.addresses },
  })
}
