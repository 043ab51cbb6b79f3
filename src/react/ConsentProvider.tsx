import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ConsentRecord } from '../consent/consent-record'
import type { BrowserSignals } from '../consent/settings'
import type { ConsentOptions } from '../options/options'
import { followPageStore } from '../store/page-store'
import { ConsentContext, ServedContext } from '../views/consent-context'
import { startOnce } from './start-once'
import { warn } from './warn'
import { SwitchableContext } from './switchable-context'
import { switchableStore } from './switchable-store'
import { serverStore } from './server-store'

interface ProviderProps {
  /** The options of the manager, read once when it starts. */
  options?: ConsentOptions
  /**
   * The result of `readConsent` from "consent-elements/server". The server then renders what the visitor's decision
   * allows.
   */
  consent?: ConsentRecord | null
  /** The request headers `Sec-GPC` and `DNT`. They limit what `consent` allows. */
  signals?: Partial<BrowserSignals>
  children?: ReactNode
}

/**
 * Starts the page's consent manager and provides it to components and hooks. A page has one manager, so a second
 * provider, or one that is mounted again, uses the running manager. Unmounting the provider does not stop the manager,
 * because requests must stay blocked; call `window.consentManager.stop()` to stop it.
 */
export function ConsentProvider({ options, consent = null, signals, children, ...unknown }: ProviderProps) {
  // A store for each server render, and for hydration, so that both render the same from the request's data alone.
  const [served] = useState(() => serverStore(consent, signals))
  const [following] = useState(() => switchableStore(serverStore(consent, signals)))
  const atStart = useRef(options)
  const unknownProps = Object.keys(unknown).join(', ')
  useEffect(() => {
    if (unknownProps !== '')
      warn(`<ConsentProvider> was given ${unknownProps}; known are options, consent, signals and children`)
  }, [unknownProps])
  useEffect(() => {
    startOnce(atStart.current)
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
