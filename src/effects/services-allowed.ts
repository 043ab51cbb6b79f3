import type { ConsentStore } from '../store/create-consent-store'
import { servicesAtom, serviceStatesAtom } from '../store/service-atoms'

/** Returns the field `services` of event details; an empty object until the services have been fetched. */
export const servicesAllowed = (store: ConsentStore): { services?: Record<string, boolean> } =>
  store.get(servicesAtom) === null
    ? {}
    : { services: Object.fromEntries(store.get(serviceStatesAtom).map(({ name, allowed }) => [name, allowed])) }
