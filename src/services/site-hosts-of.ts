import { readSiteHosts, type SiteHosts } from '../consent/site-hosts'
import { givenHosts } from './given-hosts'

/** Returns the site's own rules about hosts in options, with the hosts of services that the site describes itself. */
export const siteHostsOf = (options: SiteHosts & { services?: unknown }): SiteHosts =>
  readSiteHosts({ ...options, trackingHosts: { ...givenHosts(options.services), ...options.trackingHosts } })
