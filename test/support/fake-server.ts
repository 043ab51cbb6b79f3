/**
 * The response of a fake server: a status with a body, a text, a network error, or none until the request is aborted.
 */
export type FakeAnswer = { status?: number; json?: unknown; text?: string; type?: string } | 'no network' | 'never'

export interface FakeRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: string
  init: RequestInit
}

/**
 * Replaces `fetch`.
 * @param answer returns the response for a request
 * @returns the requests, and `restore`
 */
export function fakeServer(answer: (request: FakeRequest) => FakeAnswer): {
  requests: FakeRequest[]
  restore: () => void
} {
  const native = window.fetch
  const requests: FakeRequest[] = []
  window.fetch = async (input, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const request = { url: String(input), method: init.method ?? 'GET', headers, body: String(init.body ?? ''), init }
    requests.push(request)
    const said = answer(request)
    if (said === 'no network') throw new TypeError('Failed to fetch')
    if (said === 'never')
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const {
      status = 200,
      json,
      text = json === undefined ? '' : JSON.stringify(json),
      type = 'application/json',
    } = said
    return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
  }
  return { requests, restore: () => (window.fetch = native) }
}
