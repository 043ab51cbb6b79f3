import { nativeDocument } from '../../consent/native-document'
import { useCallback } from 'react'
import { settingsAtom } from '../../store/settings-atoms'
import { useConsentStore } from '../consent-context'

/** @returns a function that confirms a choice, where the option `confirmation` is on; its file is fetched then */
export function useConfirmation(): () => void {
  const store = useConsentStore()
  return useCallback(() => {
    if (!store.get(settingsAtom).confirmation) return
    const banner = nativeDocument.querySelector<HTMLElement>('consent-banner:not([hidden])')
    import('./show-confirmation').then(
      ({ showConfirmation }) => showConfirmation(store, banner?.shadowRoot ?? null),
      () => {}, // a confirmation less
    )
  }, [store])
}
