import { newId } from '../consent/new-id'
import { bannerPath } from './banner-path'
import { sendJson } from './send-json'
import type { ServerOptions } from './server-options'

/** The banner question on its way to the server. */
export interface BannerRequest {
  requestId: string
  response: Promise<Response>
}

/** Sends the banner question. What has become of it is for somebody else to see, maybe later. */
export function bannerRequest(
  { backendUrl, headers, protocol }: Pick<ServerOptions, 'backendUrl' | 'headers' | 'protocol'>,
  requestId = newId(),
): BannerRequest {
  const response = sendJson({ method: 'GET', url: backendUrl + bannerPath(protocol), headers, requestId })
  response.catch(() => {})
  return { requestId, response }
}

let ahead: { url: string; request: BannerRequest } | null = null

/**
 * Sends the banner question before there is anybody to see what becomes of it.
 * @param backendUrl without a slash at its end
 */
export function prefetchBannerResponse(backendUrl: string, protocol?: ServerOptions['protocol']): void {
  ahead = {
    url: backendUrl + bannerPath(protocol),
    request: bannerRequest({ backendUrl, headers: {}, ...(protocol && { protocol }) }),
  }
}

/** @returns the banner question to this server, the one that was sent ahead if it is the same */
export function takePrefetchedResponse(options: ServerOptions): BannerRequest {
  const early = ahead
  ahead = null // it answers for one question
  const isSame =
    early?.url === options.backendUrl + bannerPath(options.protocol) && Object.keys(options.headers ?? {}).length === 0
  return isSame ? early.request : bannerRequest(options)
}
