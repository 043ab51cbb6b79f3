import { useEffect } from 'react'
import { widgetShownAtom } from '../../store/ui-atoms'
import { useConsentStore } from '../consent-context'

/** Reports that the settings show as a widget: they need the visitor's language and receipts, as the open dialog does. */
export function useWidgetShown(): void {
  const store = useConsentStore()
  useEffect(() => store.set(widgetShownAtom, true), [store])
}
