import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ConsentRecord } from '../consent/consent-record'
import type { BrowserSignals } from '../consent/settings'
import type { ConsentOptions } from '../options/options'
import { followPageStore } from '../store/page-store'
import { ConsentContext, ServedContext } from '../views/consent-context'
import { warn } from './warn'
import { SwitchableContext } from './switchable-context'
import { switchableStore } from './switchable-store'
import { receiveRecordAtom } from '../store/actions'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { signalsAtom } from '../store/settings-atoms'
import { startConsentManager } from '../boot/start-consent-manager'
import { runningManager } from '../boot/running-manager'
import { guardTag } from '../browser/guard-tag'

/** The options with which a provider has started the running manager, as JSON. */
let started: string | undefined
/** The options that a warning was about. */
const ignored = new Set<string>()

/**
 * Starts the manager unless one runs. The console warns once if another manager runs with other options, or if the guard
 * loads a manager, because only the options of the first one count.
 */
function startOnce(options: ConsentOptions | undefined): void {
  const given = options && JSON.stringify(options)
  const isOther = (runningManager() && given !== started) || guardTag() !== null
  if (given !== undefined && isOther && !ignored.has(given)) {
    ignored.add(given)
    console.warn(
      'consent-elements: the page has another manager, so the options of <ConsentProvider> may be ignored and the banner ' +
        'may show twice. Keep one: write manager: false in the plugin, or remove data-manager from the guard.',
    )
  }
  if (runningManager()) return
  started = given
  startConsentManager(options)
}

/**
 * Creates a store from the data of the request: for server renders, and for hydration, which has to render the same.
 * @param consent the decision in the request's cookie
 * @param signals the privacy signals in the request's headers
 */
function serverStore(consent: ConsentRecord | null, signals: Partial<BrowserSignals> | undefined): ConsentStore {
  const store = createConsentStore()
  if (consent !== null) store.set(receiveRecordAtom, consent)
  store.set(signalsAtom, known => ({ ...known, ...signals }))
  return store
}

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
