import type { CustomCategory } from '../consent/custom-category'
import { buildService, completeService } from '../services/build-service'
import type { DeclaredService } from '../services/declared-service'
import { explainServiceName } from '../services/explain-service-name'
import { isDescribed } from '../services/is-described'
import { loadService } from '../services/load-service'
import { readGivenServices } from '../services/read-given-services'

/**
 * Reads the option `services`, and completes each service by the catalogue.
 * @param given the option: a text, or a list
 * @param customCategories the site's own categories
 * @param onProblem receives a message for each invalid entry
 * @returns the valid services, in order
 */
export async function declaredServices(
  given: unknown,
  customCategories: readonly CustomCategory[],
  onProblem: (message: string) => void,
): Promise<DeclaredService[]> {
  const services = await Promise.all(
    readGivenServices(given, onProblem).map(async (parts): Promise<DeclaredService | null> => {
      const own = completeService(parts, customCategories)
      if (own !== null) return own
      const base = await loadService(parts.name).catch(() => null)
      if (base !== null || isDescribed(parts)) return buildService(parts, base, customCategories, onProblem)
      onProblem(explainServiceName(parts.name).message)
      return null
    }),
  )
  return services.filter(service => service !== null)
}
