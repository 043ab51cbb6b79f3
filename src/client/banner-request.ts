import { newId } from '../consent/new-id'
import { sendJson } from './send-json'
import type { ServerOptions } from './server-options'

/** The banner question on its way to the server. */
export interface BannerRequest {
  requestId: string
  response: Promise<Response>
}

/** Sends the banner question. What has become of it is for somebody else to see, maybe later. */
export function bannerRequest({ backendUrl, headers }: ServerOptions, requestId = newId()): BannerRequest {
  const response = sendJson({ method: 'GET', url: `${backendUrl}/show-consent-banner`, headers, requestId })
  response.catch(() => {})
  return { requestId, response }
}
