import { readBannerResponse } from '../consent/banner-response'
import { newId } from '../consent/new-id'
import { ClientError } from './client-error'
import type { ConsentClient, Result } from './consent-client'
import { bannerRequest } from './banner-request'
import { requestJson } from './request-json'
import { retry } from './retry'
import type { ServerOptions } from './server-options'

/** Returns a client for a server with protocol 1, that of c15t 1.5 (specification §7). */
export function serverClient(options: ServerOptions): ConsentClient {
  const { backendUrl, headers, retry: policy } = options
  const call = (
    method: 'GET' | 'POST',
    path: string,
    requestId = newId(),
    body?: unknown,
    isCurrent?: () => boolean,
  ): Promise<Result<unknown>> =>
    retry(() => requestJson({ method, url: backendUrl + path, headers, requestId, body }), policy, isCurrent)
  return {
    async showConsentBanner(first) {
      const requestId = first?.requestId ?? newId()
      const attempts = first ? [first.result] : []
      const result = await retry(
        async () => attempts.pop() ?? requestJson(bannerRequest(options, requestId).response),
        policy,
      )
      return result.ok ? validated(result.data, readBannerResponse(result.data)) : result
    },
    setConsent: (body, id, isCurrent) => call('POST', '/consent/set', id, body, isCurrent),
    async verifyConsent(body) {
      const result = await call('POST', '/consent/verify', newId(), body)
      if (!result.ok) return result
      const { isValid } = (result.data ?? {}) as { isValid?: unknown }
      return validated(result.data, typeof isValid === 'boolean' ? { isValid } : null)
    },
  }
}

/** JSON of the wrong shape is the same error as invalid JSON. */
const validated = <T>(raw: unknown, data: T | null): Result<T> =>
  data === null
    ? { ok: false, error: new ClientError('PARSE_ERROR', 'Failed to parse response', 200, raw) }
    : { ok: true, data }
