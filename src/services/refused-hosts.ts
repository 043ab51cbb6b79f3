import type { BlockedHosts } from '../consent/service-hosts'
import { addressesOf } from './addresses-of'
import type { DeclaredService } from './declared-service'

/**
 * Returns the hosts of refused services and their categories, except hosts that another service needs.
 * @param isRefused returns whether a service must not run although its category is allowed
 */
export function refusedHosts(
  services: readonly DeclaredService[],
  isRefused: (service: DeclaredService) => boolean,
): BlockedHosts {
  const needed = new Set(services.filter(service => !isRefused(service)).flatMap(addressesOf))
  return Object.fromEntries(
    services.filter(isRefused).flatMap(service =>
      addressesOf(service)
        .filter(host => !needed.has(host))
        .map(host => [host, service.category]),
    ),
  )
}
