import type { CategoryName } from '../consent/categories'
import type { ConsentRecord } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import type { DeclaredService } from './declared-service'

/** A declared service, and whether it may run now. */
export interface ServiceState {
  name: string
  title: string
  category: CategoryName
  allowed: boolean
}

/**
 * Returns the declared services. One may run if its category is in force and the visitor has not refused the service.
 * @param consents the consents in force
 */
export function serviceStates(
  services: readonly DeclaredService[],
  consents: Consents,
  record: Pick<ConsentRecord, 'services' | 'openServices'> | null,
): readonly ServiceState[] {
  const { services: vetoes = {}, openServices = [] } = record ?? {}
  return services.map(({ name, title, category, group = '' }) => ({
    name,
    title,
    category,
    allowed:
      category === 'necessary' ||
      (consents[category] && !(name in vetoes) && !(group in vetoes) && !openServices.includes(name)),
  }))
}
