import { nativeDocument } from '../consent/native-document'
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
 * @param retryOf the id of the request that this one repeats, if any
 */
export function bannerRequest(
  { backendUrl, headers, protocol }: Pick<ServerOptions, 'backendUrl' | 'headers' | 'protocol'>,
  retryOf?: string,
): BannerRequest {
  const url = backendUrl + bannerPath(protocol)
  const requestId = retryOf ?? newId()
  const isPlain = !retryOf && Object.keys(headers ?? {}).length === 0 && isPreloaded(url)
  const response = sendJson({ method: 'GET', url, headers, requestId, isPlain })
  response.catch(() => {})
  return { requestId, response }
}

/** Returns whether the page's markup requests the address. Firefox and WebKit reuse that only without our headers. */
const isPreloaded = (url: string): boolean =>
  [...nativeDocument.querySelectorAll<HTMLLinkElement>('link[as=fetch]')].some(({ href }) => href === url)

let prefetched: { url: string; request: BannerRequest } | null = null
let isTaken = false

/** Returns the request of prefetchBannerResponse, also after a client has taken it; null if none was sent. */
export const prefetchedRequest = (): BannerRequest | null => prefetched?.request ?? null

/**
 * Sends the banner request before the client exists that reads the response.
 * @param backendUrl the address without a trailing slash
 */
export function prefetchBannerResponse(backendUrl: string, protocol?: ServerOptions['protocol']): void {
  isTaken = false
  prefetched = {
    url: backendUrl + bannerPath(protocol),
    request: bannerRequest({ backendUrl, headers: {}, ...(protocol && { protocol }) }),
  }
}

/** Returns the prefetched request if it went to the same address with the same headers, otherwise a new one. */
export function takePrefetchedResponse(options: ServerOptions): BannerRequest {
  const candidate = isTaken ? null : prefetched
  isTaken = true // used once
  const isSame =
    candidate?.url === options.backendUrl + bannerPath(options.protocol) &&
    Object.keys(options.headers ?? {}).length === 0
  return isSame ? candidate.request : bannerRequest(options)
}
