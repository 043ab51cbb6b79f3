/**
 * `dist/consent-elements-banner.js`: sends the banner request and renders the banner. Returning visitors do not
 * download it. It imports the modules that it shares with the core chunk from there, so the core is always evaluated
 * first.
 */
import { nativeDocument } from '../consent/native-document'
import './core.chunk'
import { prefetchDialog } from '../boot/prefetch-dialog'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { showPopupAtom } from '../store/dialog-atoms'
import { followPageStore } from '../store/page-store'

export { defineBanner } from '../elements/define-banner'
export { startBannerFetch } from '../effects/start-banner-fetch'

// Prefetch the dialog as soon as the banner is certain to be shown, and not with the deferred chunk: a visitor who
// clicks Customize immediately would wait for both files in sequence. A banner that is already rendered stays, so there
// is no need to wait for the manager.
if (nativeDocument.querySelector('consent-banner')?.shadowRoot?.firstChild && !hasStoredDecision(true)) prefetchDialog()
followPageStore(store => {
  const check = (): void => {
    if (store?.get(showPopupAtom)) prefetchDialog()
  }
  store?.sub(showPopupAtom, check)
  check()
})
