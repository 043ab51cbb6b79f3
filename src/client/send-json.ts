import { toJson } from '../consent/json'

export interface JsonRequest {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  /** Additional headers of the site. */
  headers?: Record<string, string>
  /** The id of the request in the server's log. Retries use the same id. */
  requestId: string
  body?: unknown
  /** Sends no headers, so that the browser can use a response that the page has preloaded. */
  isPlain?: boolean
}

/**
 * After how many milliseconds a GET request times out. A POST is not aborted: its decision has probably arrived and
 * would only be sent twice.
 */
const TIMEOUT_MS = 10_000

/** Sends a request as in specification §7, with `keepalive`, so that it completes after the visitor leaves the page. */
export async function sendJson({ method, url, headers, requestId, body, isPlain }: JsonRequest): Promise<Response> {
  const ownHeaders = new Headers(headers) // merges names that differ only in case
  ownHeaders.set('Content-Type', 'application/json')
  ownHeaders.set('X-Request-ID', requestId)
  return fetch(url, {
    __proto__: null,
    method,
    mode: 'cors',
    credentials: 'include',
    keepalive: method !== 'GET',
    ...(method === 'GET' && { signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null }),
    ...(!isPlain && { headers: ownHeaders }),
    ...(body !== undefined && { body: toJson(body) }),
  } as RequestInit)
}
