import { atom, type Getter } from 'jotai/vanilla'
import { keptServiceFields, type Vetoes } from '../consent/choices'
import type { ConsentRecord } from '../consent/consent-record'
import { refusedHosts } from '../services/refused-hosts'
import { recordAtom } from './record-atoms'
import { serviceDraftAtom, servicesAtom } from './service-atoms'
import { sharedAtom } from './shared-atom'

/** Sets the switch of a service or of a custom category. It has no effect until it is saved. */
export const setServiceAtom = /* @__PURE__ */ sharedAtom('setService', () =>
  atom(null, (_get, set, name: string, on: boolean) => set(serviceDraftAtom, draft => ({ ...draft, [name]: on }))),
)

/**
 * Returns the fields of a decision that concern services.
 * @param vetoes the names of the refused services and custom categories
 */
export function serviceFields(get: Getter, vetoes: Vetoes): Partial<ConsentRecord> {
  const services = get(servicesAtom)
  if (services === null) return keptServiceFields(get(recordAtom), vetoes)
  const blockedHosts = refusedHosts(services, ({ name, group = '' }) => name in vetoes || group in vetoes)
  return {
    ...(Object.keys(vetoes).length > 0 && { services: vetoes }),
    ...(Object.keys(blockedHosts).length > 0 && { blockedHosts }),
    knownServices: services.map(({ name }) => name),
  }
}
