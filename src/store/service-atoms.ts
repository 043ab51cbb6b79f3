import { atom } from 'jotai/vanilla'
import { vetoesOf } from '../consent/choices'
import { asServiceHosts, type BlockedHosts, type ServiceHosts } from '../consent/service-hosts'
import { addressesOf } from '../services/addresses-of'
import type { DeclaredService } from '../services/declared-service'
import { serviceStates } from '../services/service-states'
import { effectiveConsentsAtom, recordAtom } from './record-atoms'
import { selectionAtom } from './selection-atoms'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The services that the site declares; null until they have been fetched, and if it declares none. */
export const servicesAtom = /* @__PURE__ */ sharedAtom('services', () => atom<readonly DeclaredService[] | null>(null))

/** The declared services; see serviceStates. */
export const serviceStatesAtom = /* @__PURE__ */ sharedAtom('serviceStates', () =>
  atom(get => serviceStates(get(servicesAtom) ?? [], get(effectiveConsentsAtom), get(recordAtom))),
)

/** The names of all services and custom categories that may not run now. */
export const refusedServicesAtom = /* @__PURE__ */ sharedAtom('refusedServices', () =>
  atom((get): readonly string[] => {
    const { services = {}, openServices = [] } = get(recordAtom) ?? {}
    const states = get(serviceStatesAtom).filter(({ allowed }) => !allowed)
    return [...Object.keys(services), ...openServices, ...states.map(({ name }) => name)]
  }),
)

const nothing: BlockedHosts = {}

/** The hosts of services, for the guard. Until the services have been fetched, the hosts stored with the decision. */
export const serviceHostsAtom = /* @__PURE__ */ sharedAtom('serviceHosts', () =>
  atom((get): ServiceHosts => {
    const states = get(serviceStatesAtom)
    const hosts: Record<string, ServiceHosts[string]> = {}
    get(servicesAtom)?.forEach((service, at) => {
      const { category, allowed } = states[at]!
      // Requests to a host that two services share are allowed if either service is.
      for (const host of addressesOf(service)) if (!hosts[host]?.allowed) hosts[host] = { category, allowed }
    })
    return { ...asServiceHosts(get(servicesAtom) ? nothing : (get(recordAtom)?.blockedHosts ?? nothing)), ...hosts }
  }),
)

/** Whether the hosts of refused services are still unknown. Until then the guard denies every category. */
export const awaitsServiceHostsAtom = /* @__PURE__ */ sharedAtom('awaitsServiceHosts', () =>
  atom(get => {
    const { services, blockedHosts } = get(recordAtom) ?? {}
    return get(servicesAtom) === null && !blockedHosts && Object.keys(services ?? {}).length > 0
  }),
)

/** The services whose switches were changed and not yet saved. */
export const serviceDraftAtom = /* @__PURE__ */ sharedAtom('serviceDraft', () => atom<Record<string, boolean>>({}))

/** The services and custom categories that the switches refuse, whether saved or not. */
export const serviceVetoesAtom = /* @__PURE__ */ sharedAtom('serviceVetoes', () =>
  atom(get => vetoesOf(get(recordAtom), get(serviceDraftAtom), get(settingsAtom).serviceChoices)),
)

/** Services that the site has added, since the decision, to a category that is allowed. */
export const newServicesAtom = /* @__PURE__ */ sharedAtom('newServices', () =>
  atom((get): readonly string[] => {
    const { knownServices, openServices = [] } = get(recordAtom) ?? {}
    const added = (get(servicesAtom) ?? []).filter(({ name, category }) => {
      return knownServices && !knownServices.includes(name) && get(selectionAtom)[category] && category !== 'necessary'
    })
    return [...new Set([...added.map(({ name }) => name), ...openServices])]
  }),
)
