import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** What a call has beside its request. */
export interface CallEnv {
  readonly Bindings: {
    /** The address of the connection. */
    readonly connection?: string | undefined
    /** The request of node:http, of which the body is read. */
    readonly incoming?: IncomingMessage | undefined
  }
}

/** A call that the server answers. */
export type Call = Context<CallEnv>
