import type { ConsentClient } from '../client/consent-client'
import type { TagManagerOptions } from '../signals/google-tag-manager'
import type { ConsentStore } from '../store/create-consent-store'
import type { ConsentCallbacks } from './consent-callbacks'
import type { Report } from './report-error'
import type { Send } from './sending-line'

/** All that an effect may know. */
export interface EffectContext {
  store: ConsentStore
  client: ConsentClient
  /** The way to the server for decisions, one after the other. */
  send: Send
  callbacks: ConsentCallbacks
  report: Report
  tagManager: TagManagerOptions | null
}

/** Something that follows from the state. @returns ends it */
export type Effect = (context: EffectContext) => () => void
