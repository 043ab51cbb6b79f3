import { ClientError } from './client-error'

/**
 * Returns the error for a server that has none of our routes.
 * @param error the error of the request
 * @param backendUrl the configured address
 */
export const missingServer = (error: ClientError, backendUrl: string): ClientError =>
  new ClientError(
    error.code,
    `${error.message}. There is no consent server at ${new URL(backendUrl, location.href).href}: ` +
      'correct "backend-url", or write mode="offline" for a site without a server',
    error.status,
    error.cause,
  )
