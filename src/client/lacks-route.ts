import type { ClientError } from './client-error'

/**
 * Returns whether a server has no such route, so that it may speak another protocol. It has then not taken what was
 * sent. A 404 about a subject or a policy, which names it in its code, is an answer of the route.
 */
export const lacksRoute = ({ code, status, cause }: ClientError): boolean => {
  const said = (cause as { code?: unknown } | null | undefined)?.code
  return code === 'API_ERROR' && (status === 404 || status === 405) && !/._NOT_FOUND$/.test(String(said))
}
