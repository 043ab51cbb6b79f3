import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ConsentStore } from '../../store/create-consent-store'
import { adoptStyles } from '../adopt-styles'
import { ConsentContext } from '../consent-context'
import { settingsLayerStyles } from './settings-layer-styles'
import { SettingsLayer, type SettingsLayerProps } from './SettingsLayer'

/**
 * Shows the second layer. Its file contains React, and is loaded when the settings are about to open.
 * @param place an element in a shadow root with `tcfStyles`
 * @returns a function that removes it
 */
export function showSettingsLayer(place: HTMLElement, store: ConsentStore, props: SettingsLayerProps): () => void {
  adoptStyles(place.getRootNode() as ShadowRoot, settingsLayerStyles)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <ConsentContext.Provider value={store}>
        <SettingsLayer {...props} />
      </ConsentContext.Provider>,
    ),
  )
  return () => flushSync(() => root.unmount())
}
