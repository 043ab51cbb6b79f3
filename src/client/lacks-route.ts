import type { ClientError } from './client-error'

/**
 * Returns whether an error means that the server lacks the route, so it may use the other protocol and has not stored
 * the request. A 404 with a code such as SUBJECT_NOT_FOUND comes from an existing route.
 */
export const lacksRoute = ({ code, status, cause }: ClientError): boolean => {
  const causeCode = (cause as { code?: unknown } | null | undefined)?.code
  return code === 'API_ERROR' && (status === 404 || status === 405) && !/._NOT_FOUND$/.test(String(causeCode))
}
