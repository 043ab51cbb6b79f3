import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { callBack } from './consent-callbacks'
import { dispatchConsentEvent } from './consent-events'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/** Dispatches events and calls callbacks when the banner or the dialog is shown or hidden. */
export const announceSurfaces: Effect = ({ store, callbacks }) => {
  const banner = (shown: boolean): void => {
    dispatchConsentEvent(shown ? 'consent-banner-show' : 'consent-banner-hide')
    callBack(callbacks, shown ? 'onBannerShown' : 'onBannerClosed')
  }
  const dialog = (open: boolean): void =>
    dispatchConsentEvent(open ? 'privacy-settings-open' : 'privacy-settings-close')
  const stops = [onChange(store, showPopupAtom, banner), onChange(store, isPrivacyDialogOpenAtom, dialog)]
  return () => stops.forEach(stop => stop())
}
