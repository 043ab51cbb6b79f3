import { nativeDocument } from '../consent/native-document'
import { openSettingsAtom } from '../store/actions'
import type { Effect } from './effect-context'

/** Opens the settings from any element of the host's that carries `data-consent-open`, also one that is added later. */
export const openOnClick: Effect = ({ store }) => {
  const open = (event: MouseEvent): void => {
    // The path reaches into open shadow roots, where the event's target would stop at their host.
    const opens = event
      .composedPath()
      .some(target => target instanceof Element && target.hasAttribute('data-consent-open'))
    if (!opens) return
    event.preventDefault() // a link keeps its address for visitors without script
    store.set(openSettingsAtom)
  }
  nativeDocument.addEventListener('click', open)
  return () => nativeDocument.removeEventListener('click', open)
}
