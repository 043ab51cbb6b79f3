import { addressesOf } from './addresses-of'
import type { DeclaredService } from './declared-service'

/**
 * Returns a message for each host that two services have. The guard could not decide which of them a request belongs
 * to.
 */
export function sharedHosts(services: readonly DeclaredService[]): string[] {
  const owners = new Map<string, string>()
  return services.flatMap(service =>
    addressesOf(service).flatMap(host => {
      const { name } = service
      const owner = owners.get(host)
      owners.set(host, owner ?? name)
      return owner === undefined
        ? []
        : [
            `Option "services": "${owner}" and "${name}" both have the host ${host}; list it in one of them, or add a path`,
          ]
    }),
  )
}
