import type { ConsentClient } from '../client/consent-client'
import type { EffectContext } from './effect-context'
import type { Send } from './send-queue'

/** The dependencies of effects that communicate with the server. */
export interface SyncContext extends Omit<EffectContext, 'client'> {
  client: ConsentClient
  mode: EffectContext['client']['mode']
  /** Sends decisions to the server, one after the other. */
  send: Send
}

/** An effect that communicates with the server. It returns a function that stops it. */
export type SyncEffect = (context: SyncContext) => () => void
