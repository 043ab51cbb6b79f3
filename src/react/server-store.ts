import type { ConsentRecord } from '../consent/consent-record'
import type { BrowserSignals } from '../consent/settings'
import { receiveRecordAtom } from '../store/actions'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { signalsAtom } from '../store/settings-atoms'

/**
 * Creates a store from the data of the request: for server renders, and for hydration, which has to render the same.
 * @param consent the decision in the request's cookie
 * @param signals the privacy signals in the request's headers
 */
export function serverStore(consent: ConsentRecord | null, signals: Partial<BrowserSignals> | undefined): ConsentStore {
  const store = createConsentStore()
  if (consent !== null) store.set(receiveRecordAtom, consent)
  store.set(signalsAtom, known => ({ ...known, ...signals }))
  return store
}
