import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ConsentOptions } from '../options'
import { startConsentManager } from '../start-consent-manager'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'
import { ConsentContext } from '../views/consent-context'

/**
 * Starts the page's consent manager and hands it to the components and hooks below. There is one manager on a page: a
 * second provider, or one that is mounted again, finds the running one. It outlives the provider, because requests must
 * stay held when a component goes; `window.consentManager.stop()` ends it.
 * @param props.options what the site says; read once, when the manager starts
 */
export function ConsentProvider({ options, children }: { options?: ConsentOptions; children?: ReactNode }) {
  // A server render, and the first one in the browser, know nothing of the visitor: each has an empty store of its own.
  const [store, follow] = useState<ConsentStore>(createConsentStore)
  const atStart = useRef(options)
  useEffect(() => {
    if (!window.consentManager) startConsentManager(atStart.current)
    return followPageStore(running => {
      follow(running ?? createConsentStore())
    })
  }, [])
  return <ConsentContext.Provider value={store}>{children}</ConsentContext.Provider>
}
