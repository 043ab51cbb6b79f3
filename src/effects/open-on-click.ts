import { afterDocumentOpen } from '../browser/after-document-open'
import { takeOpener } from '../browser/early-opener'
import { nativeDocument } from '../consent/native-document'
import { openSettingsAtom } from '../store/actions'
import type { Effect } from './effect-context'
import { opensSettings } from './opens-settings'

/** Opens the settings on clicks on elements with `data-consent-open`, also on those that are added later or clicked before. */
export const openOnClick: Effect = ({ store }) => {
  const open = (event: MouseEvent): void => {
    if (opensSettings(event)) store.set(openSettingsAtom)
  }
  const listen = (): void => nativeDocument.addEventListener('click', open)
  listen()
  if (takeOpener()) store.set(openSettingsAtom)
  const stopRelistening = afterDocumentOpen(listen)
  return () => {
    stopRelistening()
    nativeDocument.removeEventListener('click', open)
  }
}
