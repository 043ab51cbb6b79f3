import type { Consents } from '../../consent/consents'
import { nativeDocument } from '../../consent/native-document'
import { useCallback } from 'react'
import { settingsAtom } from '../../store/settings-atoms'
import { useConsentStore } from '../consent-context'

/**
 * Returns a function that confirms a choice if the option `confirmation` is on; it loads the code on the first call. It
 * takes what was in force before, to name what has changed; null for a first choice.
 */
export function useConfirmation(): (before: Consents | null) => void {
  const store = useConsentStore()
  return useCallback(
    (before: Consents | null) => {
      if (!store.get(settingsAtom).confirmation) return
      const banner = nativeDocument.querySelector<HTMLElement>('consent-banner:not([hidden])')
      import('./show-confirmation').then(
        ({ showConfirmation }) => showConfirmation(store, banner?.shadowRoot ?? null, before),
        () => {}, // the confirmation is optional
      )
    },
    [store],
  )
}
