import type { DeclaredService } from '../../services/declared-service'
import { serviceAt } from '../../services/service-at'
import type { ConsentStore } from '../../store/create-consent-store'
import { servicesAtom } from '../../store/service-atoms'

/** Returns the declared service of a frame: the one that `data-service` names, or that its address belongs to. */
export function declaredServiceOf(store: ConsentStore, frame: HTMLElement, url: string): DeclaredService | null {
  const services = store.get(servicesAtom) ?? []
  const named = services.find(({ name }) => name === frame.dataset.service)
  return named ?? serviceAt(services, url, document.baseURI)?.service ?? null
}
