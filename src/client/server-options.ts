import type { Protocol } from './protocol'
import type { RetryPolicy } from './retry-policy'

/** The options of a connection to a server. */
export interface ServerOptions {
  /** The address of the server, relative or absolute, without a trailing slash. */
  backendUrl: string
  headers: Record<string, string>
  retry: RetryPolicy
  /** The protocol of the server; `auto`, the default, detects it from the first response. */
  protocol?: 'auto' | Protocol
}
