import { nativeDocument } from '../consent/native-document'

/** Has the manager load its store: without a need of its own it would not load it. */
export function loadStore(): void {
  const load = (): void => void window.consentManager?.receipts().catch(() => {})
  if (window.consentManager?.version) load()
  else nativeDocument.addEventListener('consent-ready', load, { once: true })
}
