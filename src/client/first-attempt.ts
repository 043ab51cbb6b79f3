import { offlineBannerResponse } from '../consent/banner-response'
import { bannerRequest, type BannerRequest } from './banner-request'
import type { FirstAttempt } from './consent-client'
import type { ClientOptions } from './create-client'
import { requestJson } from './request-json'

/**
 * Sends the banner request once. Retries and error handling are in a chunk that loads only if this attempt fails.
 * @param request the request, if it has already been sent
 * @returns the result; null in custom mode, where the handlers' client has to be loaded first
 */
export async function firstAttempt(
  options: ClientOptions,
  request: BannerRequest | null,
): Promise<FirstAttempt | null> {
  if (options.mode === 'custom') return null
  if (options.mode === 'offline') return { requestId: '', result: { ok: true, data: offlineBannerResponse() } }
  const { requestId, response } = request ?? bannerRequest(options)
  return { requestId, result: await requestJson(response) }
}
