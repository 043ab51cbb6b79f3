import type { HeldFrame } from '../../blocking/hold/held-frame'
import { buildHostMap } from '../../blocking/rules/build-host-map'
import { matchHost } from '../../blocking/rules/match-host'
import type { DeclaredService } from '../../services/declared-service'
import type { ConsentStore } from '../../store/create-consent-store'
import { servicesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'

/**
 * Returns the declared service that a frame belongs to, where visitors can choose between services, and where allowing it is
 * all that the frame waits for; else null.
 */
export function serviceOf(
  store: ConsentStore,
  frame: HTMLElement,
  { url, categories }: HeldFrame,
): DeclaredService | null {
  const services = store.get(servicesAtom)
  if (!services || !store.get(settingsAtom).serviceChoices || !URL.canParse(url, document.baseURI)) return null
  const { hostname, pathname } = new URL(url, document.baseURI)
  const owners = buildHostMap(services.flatMap(service => service.hosts.map(host => [host, service] as const)))
  const named = services.find(({ name }) => name === frame.dataset.service)
  const service = named ?? matchHost(owners, hostname, pathname)
  return service && categories.every(category => category === service.category) ? service : null
}
