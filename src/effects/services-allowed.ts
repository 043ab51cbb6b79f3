import type { ConsentStore } from '../store/create-consent-store'
import { servicesAtom, serviceStatesAtom } from '../store/service-atoms'

/** @returns for each declared service whether it may run now, as events report it; nothing until they have been fetched */
export const servicesAllowed = (store: ConsentStore): { services?: Record<string, boolean> } =>
  store.get(servicesAtom) === null
    ? {}
    : { services: Object.fromEntries(store.get(serviceStatesAtom).map(({ name, allowed }) => [name, allowed])) }
