import { onAnyChange } from '../effects/on-any-change'
import { grantsMore } from '../signals/grants-more'
import { saveTcf } from '../signals/tcf/saved-tcf'
import { closeSettingsAtom, rejectAllAtom, resetAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { recordAtom } from '../store/record-atoms'
import { colorSchemeAtom } from '../store/settings-atoms'
import { loadTcfTexts } from '../views/tcf/load-tcf-texts'
import { tcfLayers } from '../views/tcf/tcf-layers'

/**
 * Replaces TCF on a page whose options it refuses. Consent is not used there, because it cannot be proven, and the
 * settings offer to reject.
 * @returns a function that stops it and hides the layer
 */
export function refuseWithoutTcf(store: ConsentStore): () => void {
  const language = (): string => store.get(languageAtom)
  const layers = tcfLayers(store, { language, saved: () => null, decide: () => {}, failed: () => {} })
  let isStopped = false
  const update = (): void => {
    const record = store.get(recordAtom)
    if (record !== null && grantsMore(record.consents)) store.set(resetAtom)
    if (store.get(isPrivacyDialogOpenAtom)) void showFailure()
    else layers.hide()
  }
  const showFailure = async (): Promise<void> => {
    const loaded = await loadTcfTexts(language())
    if (isStopped || !store.get(isPrivacyDialogOpenAtom)) return
    layers.showFailure(loaded, {
      reject: () => {
        saveTcf(null)
        store.set(rejectAllAtom, { surface: 'dialog' })
      },
      close: () => store.set(closeSettingsAtom),
    })
  }
  const stop = onAnyChange(store, [recordAtom, isPrivacyDialogOpenAtom, languageAtom, colorSchemeAtom], update)
  update()
  return () => {
    isStopped = true
    stop()
    layers.hide()
  }
}
