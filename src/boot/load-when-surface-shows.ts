import { nativeDocument } from '../consent/native-document'
import { onAnyChange } from '../effects/on-any-change'
import { closeSettingsAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { followPageStore } from '../store/page-store'
import { settingsSoonAtom } from '../store/ui-atoms'
import { addBanner } from './add-banner'
import { addSurface, dialogTag } from './add-surface'
import type { ElementLoaders } from './element-loaders'
import { keepSurfaces } from './keep-surfaces'
import { loadElementOnce } from './load-element-once'

/**
 * Loads the banner when it or the dialog must be shown, and the dialog when it must be shown or probably will be. Adds
 * the dialog's tag if the page has none. If the dialog cannot be loaded, it counts as closed, and the banner is shown
 * again.
 * @returns functions that load the banner and the dialog in any case, and one that stops this
 */
export function loadWhenSurfaceShows(load: ElementLoaders): {
  banner: () => void
  dialog: () => void
  stop: () => void
} {
  let running: ConsentStore | null = null
  let stopWatching = (): void => {}
  const banner = loadElementOnce('consent-banner', load.banner)
  const dialog = loadElementOnce('privacy-settings-dialog', load.dialog, () => {
    running?.set(settingsSoonAtom, false)
    running?.set(closeSettingsAtom)
  })
  const stopFollowing = followPageStore(store => {
    running = store
    stopWatching()
    if (store === null) return
    const check = (): void => {
      const dialogOpen = store.get(isPrivacyDialogOpenAtom)
      if (dialogOpen) addSurface(dialogTag)
      // A framework that renders the whole page may have removed our tag.
      if (store.get(showPopupAtom)) addBanner()
      // A banner that the server has rendered must be removed if the visitor need not be asked.
      // The element also writes the live options of its tag into the store, for the dialog.
      if (
        dialogOpen ||
        store.get(showPopupAtom) ||
        nativeDocument.querySelector('consent-banner')?.shadowRoot?.firstChild
      )
        banner()
      if (dialogOpen || store.get(settingsSoonAtom)) dialog()
    }
    const stopChecking = onAnyChange(store, [showPopupAtom, isPrivacyDialogOpenAtom, settingsSoonAtom], check)
    check()
    const stopKeeping = keepSurfaces(store)
    stopWatching = () => {
      stopChecking()
      stopKeeping()
    }
  })
  return {
    banner,
    dialog,
    stop() {
      stopFollowing()
      stopWatching()
    },
  }
}
