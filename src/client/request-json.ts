import { parseJson } from '../consent/json'
import { ClientError, messageOf } from './client-error'
import type { Result } from './consent-client'
import { retryAfter } from './retry-after'
import { sendJson, type JsonRequest } from './send-json'

const parse = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a request, or awaits one that has already been sent.
 * @returns the parsed body, or an error of specification §8
 */
export async function requestJson(request: JsonRequest | Promise<Response>): Promise<Result<unknown>> {
  const fail = (error: ClientError): Result<never> => ({ ok: false, error })
  let response: Response
  let text: string
  try {
    response = await (request instanceof Promise ? request : sendJson(request))
    text = await response.text()
  } catch (thrown) {
    return fail(new ClientError('NETWORK_ERROR', messageOf(thrown), 0, thrown))
  }
  const { ok, status } = response
  const data = parse(text)
  if (!ok) {
    const reason = (data as { message?: unknown } | null | undefined)?.message
    const message = typeof reason === 'string' && reason ? reason : `Request failed with status ${status}`
    return fail(new ClientError('API_ERROR', message, status, data, retryAfter(response.headers)))
  }
  // HTML with status 200 comes from a captive portal or a catch-all route, not from the server. A body of plain text
  // such as "OK" is accepted.
  if (data === undefined && /json|html/.test(response.headers.get('content-type') ?? '') && text !== '')
    return fail(new ClientError('PARSE_ERROR', 'Failed to parse response', status))
  return { ok, data }
}
