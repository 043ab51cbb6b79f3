import type { LoggedRequest } from '../blocking/request-log'

/** A request or a write to storage that was blocked; for a write `url` is its key, and `channel` the kind of storage. */
export type LoggedEntry = Omit<LoggedRequest, 'channel'> & { channel: string }
