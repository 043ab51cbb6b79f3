import options from 'virtual:consent-elements/options'
import { headHtml, insertHead } from '../server'

/**
 * Inserts the guard at the beginning of `<head>` in every page that Astro renders. Prerendered pages are the same for
 * all visitors, so the cookie is ignored there.
 */
export async function onRequest(
  { request, isPrerendered }: { request: Request; isPrerendered: boolean },
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const { html } = await headHtml({ ...options, ...(!isPrerendered && { cookie: request.headers.get('cookie') }) })
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(insertHead(await response.text(), html, 'keep'), { status, statusText, headers })
}
