import { isCategoryName, type CategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'

/**
 * Returns the hosts of services that the site describes itself, by which they are blocked from the beginning; the guard
 * knows those of the catalogue.
 * @param services the option `services`, unchecked
 */
export const givenHosts = (services: unknown): Record<string, CategoryName> =>
  Object.fromEntries(
    [services].flat().flatMap(service => {
      if (!isDictionary(service)) return []
      const { hosts, category } = service
      if (!Array.isArray(hosts) || !isCategoryName(category) || category === 'necessary') return []
      return hosts.map(host => [String(host), category])
    }),
  )
