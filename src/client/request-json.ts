import { ClientError, messageOf } from './client-error'
import type { Result } from './consent-client'

export interface JsonRequest {
  method: 'GET' | 'POST'
  url: string
  /** Headers of the host's own, beside ours. */
  headers?: Record<string, string>
  /** Names the request in the log of the server; a repeat of the same request keeps it. */
  requestId: string
  body?: unknown
}

/**
 * After how many milliseconds without an answer a server counts as not to be reached. Only a question is called off: a
 * decision has arrived, very likely, and would only be told twice.
 */
const PATIENCE = 10_000

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * One request as specification §7 has it. It is sent with `keepalive`, so that leaving the page does not lose it.
 * @returns the parsed body; a failure as one of the catalogue's errors (specification §8)
 */
export async function requestJson(request: JsonRequest): Promise<Result<unknown>> {
  const { method, url, headers, requestId, body } = request
  const fail = (error: ClientError): Result<never> => ({ ok: false, error })
  let response: Response
  let text: string
  try {
    const ownHeaders = new Headers(headers) // knows that names differ in more than their case
    ownHeaders.set('Content-Type', 'application/json')
    ownHeaders.set('X-Request-ID', requestId)
    response = await fetch(url, {
      method,
      mode: 'cors',
      credentials: 'include',
      keepalive: method === 'POST',
      ...(method === 'GET' && { signal: AbortSignal.timeout(PATIENCE) }),
      headers: ownHeaders,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    text = await response.text()
  } catch (thrown) {
    return fail(new ClientError('NETWORK_ERROR', messageOf(thrown), 0, thrown))
  }
  const { ok, status } = response
  const data = parse(text)
  if (!ok) {
    const said = (data as { message?: unknown } | null | undefined)?.message
    const message = typeof said === 'string' && said ? said : `Request failed with status ${status}`
    return fail(new ClientError('API_ERROR', message, status, data))
  }
  // A page of HTML with a 200 is a captive portal or a site's catch-all, and not the server; a plain OK is its word.
  if (data === undefined && /json|html/.test(response.headers.get('content-type') ?? '') && text !== '')
    return fail(new ClientError('PARSE_ERROR', 'Failed to parse response', status))
  return { ok, data }
}
