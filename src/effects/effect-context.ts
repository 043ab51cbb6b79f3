import type { ClientOptions } from '../client/create-client'
import type { TagManagerOptions } from '../signals/google-tag-manager'
import type { ConsentStore } from '../store/create-consent-store'
import type { ConsentCallbacks } from './consent-callbacks'
import type { Report } from './report-error'

/** All that an effect may know. */
export interface EffectContext {
  store: ConsentStore
  /** Whom to ask and tell. */
  client: ClientOptions
  callbacks: ConsentCallbacks
  report: Report
  tagManager: TagManagerOptions | null
  /** The vendors to be told, by name, as the host has given them; null where there are none. */
  signals: Record<string, unknown> | null
  /** The declared services, as the site wrote them; null where there are none. */
  services: unknown
  /** The host's own patterns of what is swept, as it has given them; false where nothing is. */
  sweep: unknown
  /** Where counts are sent; null where nothing is counted. */
  statistics?: string | null
  reloadOnWithdrawal: boolean
}

/** Something that follows from the state. @returns ends it */
export type Effect = (context: EffectContext) => () => void
