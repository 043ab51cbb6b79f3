import type { HeldFrame } from '../../blocking/hold/held-frame'
import type { DeclaredService } from '../../services/declared-service'
import { serviceAt } from '../../services/service-at'
import type { ConsentStore } from '../../store/create-consent-store'
import { servicesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'

/**
 * Returns the declared service of a frame if visitors can choose between services and its veto is all that blocks the
 * frame; otherwise null.
 */
export function serviceOf(
  store: ConsentStore,
  frame: HTMLElement,
  { url, categories }: HeldFrame,
): DeclaredService | null {
  const services = store.get(servicesAtom)
  if (!services || !store.get(settingsAtom).serviceChoices) return null
  const named = services.find(({ name }) => name === frame.dataset.service)
  const service = named ?? serviceAt(services, url, document.baseURI)?.service
  return service && categories.every(category => category === service.category) ? service : null
}
