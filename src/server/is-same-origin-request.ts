import { checkOptions, valueRules, type ValueRule } from './check-options'
import { checkRequest, headerOf, isFetchRequest, type ServerRequest } from './server-request'

/** How the origin of a request is checked. */
export interface OriginOptions {
  /**
   * The site's origins, such as `https://shop.example`, if they differ from the `Host` header that reaches the server.
   * By default, `Origin` is compared with `Host`.
   */
  origin?: string | readonly string[] | undefined
  /** Compares `Origin` with `X-Forwarded-Host`. Only behind a proxy that always sets this header itself. Default false. */
  trustForwardedHost?: boolean | undefined
  /**
   * Also accepts requests from other subdomains of the site. Anybody who can place a page on one of them can then
   * decide for the visitor, so set it only if all subdomains are yours. Default false.
   */
  allowSameSite?: boolean | undefined
}

/** The rules of these options. */
export const originRules = {
  origin: valueRules.textOrList,
  trustForwardedHost: valueRules.flag,
  allowSameSite: valueRules.flag,
} satisfies Record<keyof OriginOptions, ValueRule>

/**
 * Returns whether a request was sent by the site's own page or directly by the visitor. Other sites can make a browser
 * post a form with the visitor's cookies. `SameSite` does not prevent the response from setting a cookie.
 *
 * `Sec-Fetch-Site` decides if the browser sends it: `same-origin` and `none` are accepted, `same-site` only with
 * `allowSameSite`. Browsers send it to https and localhost only, since Chrome 76, Firefox 90 and Safari 16.4. Otherwise
 * `Origin` decides. A request with neither is rejected.
 *
 * @returns whether the request may change state; respond with 403 if not
 * @throws TypeError for what is no request, or if an option is invalid
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isSameOriginRequest(request: ServerRequest, options: OriginOptions = {}): boolean {
  checkRequest('isSameOriginRequest', request)
  checkOptions('isSameOriginRequest', options, originRules)
  return comesFromSite(request, options)
}

/** The same with options that are valid. */
export function comesFromSite(request: ServerRequest, options: OriginOptions): boolean {
  const site = headerOf(request, 'sec-fetch-site')
  if (site !== '') return site === 'same-origin' || site === 'none' || (site === 'same-site' && !!options.allowSameSite)
  const origin = parsed(headerOf(request, 'origin'))
  if (origin === null) return false
  if (options.origin !== undefined) return [options.origin].flat().some(own => parsed(own)?.origin === origin.origin)
  return origin.host === ownHost(request, origin.protocol, options)
}

/** Returns the host and port of the site, without the default port of the scheme. */
function ownHost(request: ServerRequest, protocol: string, { trustForwardedHost }: OriginOptions): string | null {
  const forwarded = trustForwardedHost ? headerOf(request, 'x-forwarded-host').split(',')[0]!.trim() : ''
  const host = forwarded || headerOf(request, 'host')
  if (host === '') return isFetchRequest(request) ? (parsed(request.url)?.host ?? null) : null
  // A host header contains only a host and a port. Anything else is invalid.
  return /^[\w.:[\]-]+$/.test(host) ? (parsed(`${protocol}//${host}`)?.host ?? null) : null
}

/** Returns an http(s) URL; null for anything else, such as `null`, the origin of a sandboxed frame. */
function parsed(text: string): URL | null {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
