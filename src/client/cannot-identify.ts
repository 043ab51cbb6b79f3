import { ClientError } from './client-error'

/** Returns the error for a call of `identify()` in a mode or protocol without accounts. */
export const cannotIdentify = (): ClientError =>
  new ClientError(
    'ENDPOINT_NOT_FOUND',
    "No endpoint handler found for 'identify': it needs a server that speaks protocol 2",
    404,
  )
