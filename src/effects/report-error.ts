import { callBack, type ConsentCallbacks } from './consent-callbacks'
import { dispatchConsentEvent, type ReportedError } from './consent-events'

/** Tells the host of an error. */
export type Report = (error: ReportedError, cause?: unknown) => void

/** @returns tells the console, `document` and the host's onError, each error once */
export const reporter =
  (callbacks: ConsentCallbacks): Report =>
  ({ code, message }, cause) => {
    console.error(`consent-elements: ${message} (${code})`, ...(cause === undefined ? [] : [cause]))
    dispatchConsentEvent('consent-error', { code, message })
    callBack(callbacks, 'onError', { code, message })
  }
