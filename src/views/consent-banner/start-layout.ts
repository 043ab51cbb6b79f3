import type { ConsentStore } from '../../store/create-consent-store'
import { adoptStyles } from '../adopt-styles'
import { explainLayout } from './explain-layout'
import { dragStyles, dragToOpen } from './drag-to-open'
import { inlineStyles } from './inline-styles'
import { isWithoutPlace, keepPlace } from './keep-place'
import { sheetStyles } from './sheet-styles'
import { withoutScrollLock } from './without-scroll-lock'

const nothing = (): void => {}

/**
 * Applies a layout that few pages have, before the banner is painted. An unknown one is reported.
 * @param root the banner's shadow root
 * @param report by default in the console
 * @returns a function that ends what the layout does
 */
export function startLayout(
  root: ShadowRoot,
  store: ConsentStore,
  layout: string,
  report = (message: string): void => console.warn(message),
): () => void {
  if (layout === 'sheet') {
    adoptStyles(root, sheetStyles + dragStyles)
    return dragToOpen(root)
  }
  if (layout !== 'inline') {
    report(explainLayout(root.host.localName, layout))
    return nothing
  }
  const stopPlace = keepPlace(root.host)
  // In the corner it is a banner like others.
  if (isWithoutPlace(root.host)) return stopPlace
  adoptStyles(root, inlineStyles)
  const stopUnlocking = withoutScrollLock(store)
  return () => {
    stopPlace()
    stopUnlocking()
  }
}
