import { offlineBannerResponse } from '../consent/banner-response'
import { bannerRequest, type BannerRequest } from './banner-request'
import type { FirstAttempt } from './consent-client'
import type { ClientOptions } from './create-client'
import { requestJson } from './request-json'

/**
 * Asks the banner question once, with nothing that is needed only where that fails.
 * @param request the question, where it is on its way already
 * @returns null where somebody else than a server is to be asked and must be fetched for it
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
