import { ClientError } from './client-error'

/** Returns the error of an `identify()` to which nobody can answer. */
export const cannotIdentify = (): ClientError =>
  new ClientError(
    'ENDPOINT_NOT_FOUND',
    "No endpoint handler found for 'identify': it needs a server that speaks protocol 2",
    404,
  )
