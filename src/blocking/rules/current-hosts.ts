import type { SiteHosts } from '../../consent/site-hosts'
import { pageBlocker } from './page-blocker'
import { categoryOfService } from './match-key'

/**
 * Returns the site's own rules about hosts that decide on this page now, for its workers. They cannot look up the
 * category of a service.
 */
export function currentHosts(): SiteHosts {
  const { hosts = {}, services } = pageBlocker().judges.slice(-1)[0] ?? {}
  const named = Object.entries(hosts.addresses ?? {}).map(([host, service]) => [host, categoryOfService(service)])
  const declared = Object.entries(services?.() ?? {}).map(([host, { category }]) => [host, category])
  const known = Object.fromEntries([...named, ...declared].filter(([, category]) => category)) as Record<string, never>
  return { ...hosts, trackingHosts: { ...known, ...hosts.trackingHosts } }
}
