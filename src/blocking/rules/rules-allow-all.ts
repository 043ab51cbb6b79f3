import { categoryNames, type CategoryName } from '../../consent/categories'
import type { ServiceHosts } from '../../consent/service-hosts'

/** The part of BlockingRules that depends on the visitor's decision. */
interface Permissions {
  allows(category: CategoryName): boolean
  services?: () => ServiceHosts | null
  refusedServices?: () => readonly string[]
}

/** Returns whether rules block nothing now, for any address and any key of storage. */
export const rulesAllowAll = ({ allows, services, refusedServices }: Permissions): boolean =>
  categoryNames.every(name => name === 'necessary' || allows(name)) &&
  Object.values(services?.() ?? {}).every(({ allowed }) => allowed) &&
  (refusedServices?.() ?? []).length === 0
