import type { ConsentRecord } from '../consent/consent-record'
import type { BrowserSignals } from '../consent/settings'
import { receiveRecordAtom } from '../store/actions'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { signalsAtom } from '../store/settings-atoms'

/**
 * A store of what is known before a manager runs: on a server, and in the browser's first render, which must be the same.
 * @param consent the decision that came with the request
 * @param signals what the browser said with the request
 */
export function serverStore(consent: ConsentRecord | null, signals: Partial<BrowserSignals> | undefined): ConsentStore {
  const store = createConsentStore()
  if (consent !== null) store.set(receiveRecordAtom, consent)
  store.set(signalsAtom, known => ({ ...known, ...signals }))
  return store
}
