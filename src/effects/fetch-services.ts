import type { CustomCategory } from '../consent/custom-category'
import { buildService, completeService } from '../services/build-service'
import type { DeclaredService } from '../services/declared-service'
import { loadService } from '../services/load-service'
import { readGivenServices, type GivenParts } from '../services/read-given-services'
import type { Report } from './report-error'

/**
 * Fetches the services of the option `services`, all at once.
 * @param given the option, as the site wrote it
 * @param groups the site's own categories
 * @returns those that can be used, in order; the others are reported
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
      // A complete description that has a mistake in it is no service of the catalogue.
      if ('hosts' in parts.fields && 'stores' in parts.fields) return buildService(parts, null, groups, onProblem)
      const { explainServiceName } = await import('../services/explain-service-name')
      const { isKnown, message } = explainServiceName(parts.name)
      report({ code: isKnown ? 'NETWORK_ERROR' : 'INVALID_OPTION', message }, thrown)
      return null
    }
  }
  const services = await Promise.all(readGivenServices(given, onProblem).map(fetchOne))
  return services.filter(service => service !== null)
}
