import { isOwnAddress } from '../blocking/rules/is-own-address'
import { isOwnHost } from '../blocking/rules/is-own-host'
import type { CustomCategory } from '../consent/custom-category'
import { buildService, completeService } from '../services/build-service'
import type { DeclaredService } from '../services/declared-service'
import { isDescribed } from '../services/is-described'
import { loadService } from '../services/load-service'
import { readGivenServices, type GivenParts } from '../services/read-given-services'
import type { Report } from './report-error'

/**
 * Fetches the services of the option `services` in parallel.
 * @param given the unchecked option
 * @param groups the site's custom categories
 * @returns the valid services, in order. Invalid ones are reported.
 */
export async function fetchServices(
  given: unknown,
  groups: readonly CustomCategory[],
  report: Report,
): Promise<DeclaredService[]> {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const fetchOne = async (parts: GivenParts): Promise<DeclaredService | null> => {
    const own = completeService(parts, groups)
    if (own !== null) return own
    try {
      return buildService(parts, await loadService(parts.name), groups, onProblem)
    } catch (thrown) {
      // The site describes the service, but with a mistake: the message names its fields.
      if (isDescribed(parts)) return buildService(parts, null, groups, onProblem)
      const { explainServiceName } = await import('../services/explain-service-name')
      const { isKnown, message } = explainServiceName(parts.name)
      report({ code: isKnown ? 'NETWORK_ERROR' : 'INVALID_OPTION', message }, thrown)
      return null
    }
  }
  const services = await Promise.all(readGivenServices(given, onProblem).map(fetchOne))
  for (const service of services)
    for (const host of service?.hosts ?? [])
      if (isOwnHost(host.split('/')[0]!, location.hostname) && !isOwnAddress(host, location.hostname))
        onProblem(
          `Option "services": "${service!.name}" has the host ${host}, the site itself, which is never blocked as a ` +
            `whole; write the path that the service uses, such as "${service!.name};host=/ingest"`,
        )
  return services.filter(service => service !== null)
}
