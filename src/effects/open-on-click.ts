import { nativeDocument } from '../consent/native-document'
import { openSettingsAtom } from '../store/actions'
import type { Effect } from './effect-context'

/** Opens the settings on clicks on elements with `data-consent-open`, including elements that are added later. */
export const openOnClick: Effect = ({ store }) => {
  const open = (event: MouseEvent): void => {
    // For a click in an open shadow root `event.target` is the host element, but the path contains the inner elements.
    const opens = event
      .composedPath()
      .some(target => target instanceof Element && target.hasAttribute('data-consent-open'))
    if (!opens) return
    event.preventDefault() // the address of a link is for visitors without JavaScript
    store.set(openSettingsAtom)
  }
  nativeDocument.addEventListener('click', open)
  return () => nativeDocument.removeEventListener('click', open)
}
