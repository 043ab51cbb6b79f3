import type { LoggedRequest } from '../blocking/page/request-log'

/** A blocked request or storage write. For a write, `url` is the key and `channel` the kind of storage. */
export type LoggedEntry = Omit<LoggedRequest, 'channel'> & { channel: string }
