import { consentCookieName } from '../consent/consent-cookie-name'
import { isDictionary } from '../consent/is-dictionary'
import type { DeclaredService } from '../services/declared-service'
import { loadService } from '../services/load-service'
import { matchStoredItem } from '../services/match-stored-item'
import type { ServiceState } from '../services/service-states'
import type { Service, StorageKind, StoredItem } from '../services/service'
import { sweepCookies } from '../storage/sweep-cookies'
import { sweepStorages } from '../storage/sweep-storages'
import type { ServicesSource } from './services-source'

/** Deletes the stored data of services. */
interface Sweeper {
  /** Deletes the data of services that may not run, now and on `pagehide`, because they may still be running. */
  refused(states: readonly ServiceState[]): void
  /** Deletes the data of services of the catalogue that the site no longer declares. */
  removed(names: readonly string[]): void
  stop(): void
}

/**
 * Returns whether an item is first-party. A page cannot delete a third-party cookie, and its own cookie of that name
 * may belong to another service.
 */
const isFirstParty = ({ domain, purpose }: StoredItem): boolean =>
  domain === undefined && !/\(on [a-z0-9.-]+\.[a-z]{2,}\)/.test(purpose)

const itemsOf = (services: readonly Service[], kind: StorageKind): string[] =>
  services
    .flatMap(({ stores }) => stores)
    .filter(item => isFirstParty(item) && (item.kinds ?? ['cookie']).includes(kind))
    .map(({ name }) => name)

/**
 * Starts deleting the stored data of services.
 * @param sweep the option, unchecked
 * @param services all services that the site declares
 */
export function sweepServices(
  sweep: unknown,
  services: readonly DeclaredService[],
  source: Pick<ServicesSource, 'states'>,
): Sweeper {
  const keptByHost = [isDictionary(sweep) ? (sweep.necessary ?? []) : []].flat().join(' ').split(/\s+/).filter(Boolean)

  const clean = (swept: readonly Service[]): void => {
    if (sweep === false || swept.length === 0) return
    const allowed = new Set(source.states().flatMap(({ name, allowed }) => (allowed ? [name] : [])))
    const kept = services.filter(({ name }) => allowed.has(name))
    const isTrace = (name: string, kind: StorageKind): boolean => {
      const matches = (pattern: string): boolean => matchStoredItem(pattern, name)
      return (
        !name.startsWith(consentCookieName) &&
        itemsOf(swept, kind).some(matches) &&
        !itemsOf(kept, kind).some(matches) &&
        !keptByHost.some(matches)
      )
    }
    sweepCookies(name => isTrace(name, 'cookie'))
    void sweepStorages(isTrace)
  }
  let last: readonly DeclaredService[] = []
  const cleanAgain = (): void => clean(last)
  addEventListener('pagehide', cleanAgain)
  return {
    refused(states) {
      last = services.filter(({ name }) => states.some(state => state.name === name && !state.allowed))
      clean(last)
    },
    removed(names) {
      for (const name of names)
        void loadService(name).then(
          service => clean([service]),
          () => {},
        ) // the service is not in the catalogue
    },
    stop: () => removeEventListener('pagehide', cleanAgain),
  }
}
