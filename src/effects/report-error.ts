import { callBack, type ConsentCallbacks } from './consent-callbacks'
import { dispatchConsentEvent, type ReportedError } from './consent-events'

/** Reports an error to the site. `cause` is only logged. */
export type Report = (error: ReportedError, cause?: unknown) => void

/**
 * Returns a function that reports an error in the console, as a `consent-error` event and to the callback `onError`.
 */
export const reporter =
  (callbacks: ConsentCallbacks): Report =>
  ({ code, message }, cause) => {
    console.error(`consent-elements: ${message} (${code})`, ...(cause === undefined ? [] : [cause]))
    dispatchConsentEvent('consent-error', { code, message })
    callBack(callbacks, 'onError', { code, message })
  }
