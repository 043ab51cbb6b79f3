import type { ConsentRecord } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import type { DeclaredService } from '../services/declared-service'
import type { ServiceState } from '../services/service-states'
import type { Review } from './review-services'

/** What the declared services read: the store, or the stored decision of a page that the kernel serves. */
export interface ServicesSource {
  /** Returns the decision. */
  record(): ConsentRecord | null
  /** Returns the consents in force. */
  consents(): Consents
  states(): readonly ServiceState[]
  /** Passes the services on once they have been fetched; null when they end. */
  provide(services: readonly DeclaredService[] | null): void
  /** What a restored decision is compared with; null where its services are known to be the declared ones. */
  review(): Review | null
  /** Calls back when the states may have changed. @returns an unsubscribe function */
  follow(changed: () => void): () => void
}
