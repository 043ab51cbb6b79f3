import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ConsentRecord } from '../consent/consent-record'
import type { BrowserSignals } from '../consent/settings'
import type { ConsentOptions } from '../options/options'
import { startConsentManager } from '../boot/start-consent-manager'
import { followPageStore } from '../store/page-store'
import { ConsentContext, ServedContext } from '../views/consent-context'
import { warn } from './warn'
import { SwitchableContext } from './switchable-context'
import { switchableStore } from './switchable-store'
import { serverStore } from './server-store'

interface ProviderProps {
  /** What the site says; read once, when the manager starts. */
  options?: ConsentOptions
  /** What `readConsent` of "consent-elements/server" found in the request, so that the server draws what is allowed. */
  consent?: ConsentRecord | null
  /** What the browser said with the request: `Sec-GPC` and `DNT`. They limit what `consent` allows. */
  signals?: Partial<BrowserSignals>
  children?: ReactNode
}

/**
 * Starts the page's consent manager and hands it to the components and hooks below. There is one manager on a page: a
 * second provider, or one that is mounted again, finds the running one. It outlives the provider, because requests must
 * stay held when a component goes; `window.consentManager.stop()` ends it.
 */
export function ConsentProvider({ options, consent = null, signals, children, ...unknown }: ProviderProps) {
  // Each render on a server, and the first one in the browser, has stores of its own, which know no more than the request.
  const [served] = useState(() => serverStore(consent, signals))
  const [following] = useState(() => switchableStore(serverStore(consent, signals)))
  const atStart = useRef(options)
  const unknownProps = Object.keys(unknown).join(', ')
  useEffect(() => {
    if (unknownProps !== '')
      warn(`<ConsentProvider> was given ${unknownProps}; known are options, consent, signals and children`)
  }, [unknownProps])
  useEffect(() => {
    if (!window.consentManager) startConsentManager(atStart.current)
    return followPageStore(following.follow)
  }, [following])
  return (
    <SwitchableContext.Provider value={following}>
      <ServedContext.Provider value={served}>
        <ConsentContext.Provider value={following.store}>{children}</ConsentContext.Provider>
      </ServedContext.Provider>
    </SwitchableContext.Provider>
  )
}
