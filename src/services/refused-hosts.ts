import type { BlockedHosts } from '../consent/service-hosts'
import type { DeclaredService } from './declared-service'

/**
 * Returns the hosts of refused services with their category, less those that another service needs.
 * @param isRefused whether a service may not run although its category is allowed
 */
export function refusedHosts(
  services: readonly DeclaredService[],
  isRefused: (service: DeclaredService) => boolean,
): BlockedHosts {
  const needed = new Set(services.filter(service => !isRefused(service)).flatMap(({ hosts }) => hosts))
  return Object.fromEntries(
    services
      .filter(isRefused)
      .flatMap(({ hosts, category }) => hosts.filter(host => !needed.has(host)).map(host => [host, category])),
  )
}
