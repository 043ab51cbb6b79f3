import { afterDocumentOpen } from '../browser/after-document-open'
import { nativeDocument } from '../consent/native-document'
import { openSettingsAtom } from '../store/actions'
import type { Effect } from './effect-context'
import { opensSettings } from './opens-settings'

/** Opens the settings on clicks on elements with `data-consent-open`, including elements that are added later. */
export const openOnClick: Effect = ({ store }) => {
  const open = (event: MouseEvent): void => {
    if (opensSettings(event)) store.set(openSettingsAtom)
  }
  const listen = (): void => nativeDocument.addEventListener('click', open)
  listen()
  const stopRelistening = afterDocumentOpen(listen)
  return () => {
    stopRelistening()
    nativeDocument.removeEventListener('click', open)
  }
}
