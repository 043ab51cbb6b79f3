import type { ConsentClient } from '../client/consent-client'
import type { EffectContext } from './effect-context'
import type { Send } from './send-queue'

/** What the parts of a conversation may know. */
export interface SyncContext extends Omit<EffectContext, 'client'> {
  client: ConsentClient
  mode: EffectContext['client']['mode']
  /** The way to the server for decisions, one after the other. */
  send: Send
}

/** A part of a conversation. @returns ends it */
export type SyncEffect = (context: SyncContext) => () => void
