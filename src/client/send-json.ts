import { toJson } from '../consent/json'

export interface JsonRequest {
  method: 'GET' | 'POST' | 'PATCH'
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

/** Sends one request as specification §7 has it, with `keepalive`, so that leaving the page does not lose it. */
export async function sendJson({ method, url, headers, requestId, body }: JsonRequest): Promise<Response> {
  const ownHeaders = new Headers(headers) // knows that names differ in more than their case
  ownHeaders.set('Content-Type', 'application/json')
  ownHeaders.set('X-Request-ID', requestId)
  return fetch(url, {
    __proto__: null,
    method,
    mode: 'cors',
    credentials: 'include',
    keepalive: method !== 'GET',
    ...(method === 'GET' && { signal: AbortSignal.timeout?.(PATIENCE) ?? null }),
    headers: ownHeaders,
    ...(body !== undefined && { body: toJson(body) }),
  } as RequestInit)
}
