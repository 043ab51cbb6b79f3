import { isCategoryName, type CategoryName } from '../consent/categories'
import type { CustomCategory } from '../consent/custom-category'
import { categoriesOfService } from './categories-of-service'
import { loadService } from './load-service'
import { readGivenServices } from './read-given-services'

/**
 * Returns the categories of the services that a site declares. Services that cannot be loaded are left out.
 * @param services the option `services`, unchecked
 * @param groups the categories of the site
 */
export async function declaredCategories(
  services: unknown,
  groups: readonly CustomCategory[] = [],
): Promise<readonly CategoryName[]> {
  const loaded = await Promise.all(
    readGivenServices(services, () => {}).map(async ({ name, fields }) => {
      const category = fields.category ?? (await loadService(name).catch(() => null))?.category
      const own = groups.find(group => group.name === category)?.parent ?? category
      return isCategoryName(own) ? categoriesOfService({ name, category: own }) : []
    }),
  )
  return loaded.flat()
}
