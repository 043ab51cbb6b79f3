import { changedCategories, sameConsents } from '../consent/consents'
import { receivedRecordAtom, consentsAtom, effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { servicesAllowed } from './services-allowed'
import { serviceStatesAtom } from '../store/service-atoms'
import { callBack } from './consent-callbacks'
import { dispatchConsentEvent } from './consent-events'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'

/**
 * Dispatches `consent-change` and calls the callbacks after each decision. Other changes of the consents in force only
 * dispatch the event: a jurisdiction without a banner, a reset, or a decision of another tab.
 */
export const notifyHost: Effect = ({ store, callbacks }) => {
  let record = store.get(recordAtom)
  let effective = store.get(effectiveConsentsAtom)
  let states = JSON.stringify(store.get(serviceStatesAtom))

  const notify = (): void => {
    const lastRecord = record
    const lastEffective = effective
    const lastStates = states
    states = JSON.stringify(store.get(serviceStatesAtom))
    const now = (record = store.get(recordAtom))
    effective = store.get(effectiveConsentsAtom)
    if (now === lastRecord && sameConsents(effective, lastEffective) && states === lastStates) return
    const detail = {
      consents: store.get(consentsAtom),
      effectiveConsents: effective,
      consentInfo: now?.consentInfo ?? null,
      changed: changedCategories(lastEffective, effective),
      ...servicesAllowed(store),
    }
    dispatchConsentEvent('consent-change', detail)
    // A listener may have made another decision, which has been reported by now.
    if (now === lastRecord || now === null || now !== record || now === store.get(receivedRecordAtom)) return
    callBack(callbacks, 'onConsentGiven', detail)
    callBack(callbacks, 'onPreferenceExpressed', detail)
  }
  return onAnyChange(store, [recordAtom, effectiveConsentsAtom, serviceStatesAtom], notify)
}
