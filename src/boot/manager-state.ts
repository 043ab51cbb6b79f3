import type { CategoryName } from '../consent/categories'
import type { Consents } from '../consent/consents'
import type { StartedSync } from '../effects/start-banner-fetch'
import type { ServiceState } from '../services/service-states'
import type { ConsentState } from './consent-manager'

/** For each declared service, by name, whether it may run now. */
type Services = Readonly<Record<string, boolean>>

/**
 * What `window.consentManager` reads and changes: the store, or the stored decision while the kernel serves the page.
 */
export interface ManagerState {
  /** Returns the consents in force. */
  effective(): Consents
  state(): ConsentState
  services(): readonly ServiceState[]
  /** Returns the field `services` of event details; an empty object until the services have been fetched. */
  servicesAllowed(): { services?: Record<string, boolean> }
  acceptAll(): void
  rejectAll(): void
  /** Saves the state of the switches. */
  saveSelection(): void
  save(consents: Partial<Consents>, services?: Services): void
  setConsent(name: CategoryName, on: boolean): void
  openSettings(): void
  closeSettings(): void
  reset(): void
  /** Runs what a press has left for after the next paint. */
  settle(): void
  /** Loads the communication with the server. */
  sync(): Promise<StartedSync>
  stop(): void
}
