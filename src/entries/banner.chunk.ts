/**
 * `dist/consent-elements-banner.js`: what finds out whether the visitor must be asked, and asks. Who has decided does not
 * download it. Of what the core has it is made with the core's own, so the core is there before it.
 */
import { nativeDocument } from '../consent/native-document'
import './core.chunk'
import { prefetchDialog } from '../boot/prefetch-dialog'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { showPopupAtom } from '../store/dialog-atoms'
import { followPageStore } from '../store/page-store'

export { defineBanner } from '../elements/define-banner'
export { startBannerFetch } from '../effects/start-banner-fetch'

// The dialog's file is asked for once the banner is about to show. Not with the rest: a visitor who presses Customize at once
// would wait for one file after the other. What is there already shows for certain, and the manager takes its time to start.
if (nativeDocument.querySelector('consent-banner')?.shadowRoot?.firstChild && !hasStoredDecision(true)) prefetchDialog()
followPageStore(store => {
  const look = (): void => {
    if (store?.get(showPopupAtom)) prefetchDialog()
  }
  store?.sub(showPopupAtom, look)
  look()
})
