import { isCategoryName, type CategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'

/**
 * Returns the hosts of services that the site describes itself, so that they are blocked from the start. The hosts of
 * the catalogue are in our list.
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
