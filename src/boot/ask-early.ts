import { nativeDocument } from '../consent/native-document'
import { fromPage } from '../client/from-page'
import { prefetchBannerResponse, prefetchedRequest } from '../client/banner-request'
import { earlyOptions } from './early-options'

/**
 * Sends the banner request, once, if attributes alone name the server. Call it for visitors without a decision, before
 * any other file is requested.
 */
export function askEarly(): void {
  const tag = nativeDocument.querySelector('consent-banner')
  const { said, isPlain } = earlyOptions(tag)
  // A tag without attributes may belong to a page that starts the manager itself, with a server unknown to us. Before
  // the tag has been parsed, only the guard can name the server.
  const named = said('mode') + said('backend-url') + (tag && said('categories'))
  if (prefetchedRequest() || !isPlain || tag?.shadowRoot || !named || !/^(c15t)?$/.test(said('mode'))) return
  prefetchBannerResponse(
    fromPage((said('backend-url') || '/api/c15t').replace(/\/+$/, '')),
    said('protocol') === '2' ? '2' : 'auto',
  )
}
