import { newId } from '../consent/new-id'
import { bannerPath } from './banner-path'
import { sendJson } from './send-json'
import type { ServerOptions } from './server-options'

/** A pending banner request. */
export interface BannerRequest {
  requestId: string
  response: Promise<Response>
}

/**
 * Sends the banner request. Rejections are handled by the caller, possibly much later, so they are not reported as
 * unhandled here.
 */
export function bannerRequest(
  { backendUrl, headers, protocol }: Pick<ServerOptions, 'backendUrl' | 'headers' | 'protocol'>,
  requestId = newId(),
): BannerRequest {
  const response = sendJson({ method: 'GET', url: backendUrl + bannerPath(protocol), headers, requestId })
  response.catch(() => {})
  return { requestId, response }
}

let prefetched: { url: string; request: BannerRequest } | null = null

/**
 * Sends the banner request before the client exists that reads the response.
 * @param backendUrl the address without a trailing slash
 */
export function prefetchBannerResponse(backendUrl: string, protocol?: ServerOptions['protocol']): void {
  prefetched = {
    url: backendUrl + bannerPath(protocol),
    request: bannerRequest({ backendUrl, headers: {}, ...(protocol && { protocol }) }),
  }
}

/** @returns the prefetched request if it went to the same address with the same headers, otherwise a new one */
export function takePrefetchedResponse(options: ServerOptions): BannerRequest {
  const early = prefetched
  prefetched = null // used once
  const isSame =
    early?.url === options.backendUrl + bannerPath(options.protocol) && Object.keys(options.headers ?? {}).length === 0
  return isSame ? early.request : bannerRequest(options)
}
