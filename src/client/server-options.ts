import type { Protocol } from './protocol'
import type { RetryPolicy } from './retry-policy'

/** How a server is spoken to. */
export interface ServerOptions {
  /** Where the server answers, relative or absolute; without a slash at the end. */
  backendUrl: string
  headers: Record<string, string>
  retry: RetryPolicy
  /** The protocol of the server; `auto`, the default, detects it from the first response. */
  protocol?: 'auto' | Protocol
}
