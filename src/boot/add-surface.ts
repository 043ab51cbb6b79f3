import { nativeDocument } from '../consent/native-document'
import { addBanner } from './add-banner'

export const bannerTag = 'consent-banner'
/** The dialog. A widget is part of the page. */
export const dialogTag = 'privacy-settings-dialog:not([variant="widget"])'

/** Marks the elements that we have added, for Turbo, which then keeps them when it morphs the page. */
const mark = 'data-turbo-permanent'

/** Returns whether we have added an element. */
export const isOurs = (element: Element): boolean => element.hasAttribute(mark)

/** Adds the banner or the dialog to a page without one. */
export function addSurface(selector: string): void {
  if (selector === bannerTag) return addBanner()
  if (nativeDocument.querySelector(selector)) return
  const dialog = nativeDocument.createElement('privacy-settings-dialog')
  dialog.setAttribute(mark, '')
  ;(nativeDocument.body ?? nativeDocument.documentElement).append(dialog)
}
