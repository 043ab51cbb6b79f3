import { withoutEndSlashes } from '../consent/without-end-slashes'
import { nativeDocument } from '../consent/native-document'
import { fromPage } from '../client/from-page'
import { prefetchBannerResponse, prefetchedRequest } from '../client/banner-request'
import { earlyOptions } from './early-options'

/**
 * Sends the banner request, once, if attributes alone name the server. Call it for visitors without a decision, before
 * any other file is requested.
 */
export function requestBannerEarly(): void {
  const tag = nativeDocument.querySelector('consent-banner')
  const { value, isPlain } = earlyOptions(tag)
  // A page without any of these may start the manager itself, with a server unknown to us. Before the tag has been
  // parsed, only the guard can have them.
  const named = value('mode') + value('backend-url') + value('categories')
  if (prefetchedRequest() || !isPlain || tag?.shadowRoot || !named || !/^(c15t)?$/.test(value('mode'))) return
  prefetchBannerResponse(
    fromPage(withoutEndSlashes(value('backend-url') || '/api/c15t')),
    value('protocol') === '2' ? '2' : 'auto',
  )
}
