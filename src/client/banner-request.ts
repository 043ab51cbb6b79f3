import { newId } from '../consent/new-id'
import { sendJson } from './send-json'
import type { ServerOptions } from './server-options'

/** The banner question on its way to the server. */
export interface BannerRequest {
  requestId: string
  response: Promise<Response>
}

/** Sends the banner question. What has become of it is for somebody else to see, maybe later. */
export function bannerRequest(
  { backendUrl, headers }: Pick<ServerOptions, 'backendUrl' | 'headers'>,
  requestId = newId(),
): BannerRequest {
  const response = sendJson({ method: 'GET', url: `${backendUrl}/show-consent-banner`, headers, requestId })
  response.catch(() => {})
  return { requestId, response }
}

let ahead: { url: string; request: BannerRequest } | null = null

/** Sends the banner question before there is anybody to see what becomes of it. @param backendUrl without a slash at its end */
export function prefetchBannerResponse(backendUrl: string): void {
  ahead = { url: backendUrl, request: bannerRequest({ backendUrl, headers: {} }) }
}

/** @returns the banner question to this server, the one that was sent ahead if it is the same */
export function takePrefetchedResponse(options: ServerOptions): BannerRequest {
  const early = ahead
  ahead = null // it answers for one question
  const isSame = early?.url === options.backendUrl && Object.keys(options.headers ?? {}).length === 0
  return isSame ? early.request : bannerRequest(options)
}
