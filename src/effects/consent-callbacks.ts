import { onBlockerReady } from '../blocking/on-blocker-ready'
import type { LocationInfo } from '../consent/banner-response'
import type { ConsentEventDetail, ReportedError } from './consent-events'

/** The site's callbacks. Errors that they throw are logged in the console and have no other effect. */
export interface ConsentCallbacks {
  /** Called when the stored decision has been restored and `window.consentManager` is available. */
  onReady?: () => void
  onBannerShown?: () => void
  onBannerClosed?: () => void
  /** Called after each decision of the visitor, whether it accepts or rejects. */
  onConsentGiven?: (detail: ConsentEventDetail) => void
  /** Called directly after `onConsentGiven` (specification §4). */
  onPreferenceExpressed?: (detail: ConsentEventDetail) => void
  onError?: (error: ReportedError) => void
  /** Called with the visitor's location, when the banner response contains it. */
  onLocationDetected?: (location: LocationInfo) => void
}

/**
 * Calls a callback of the site. Like events, it is delayed until the request blocker is ready. Errors are logged with
 * the name of the callback.
 */
export function callBack<Name extends keyof ConsentCallbacks>(
  callbacks: ConsentCallbacks,
  name: Name,
  ...args: Parameters<NonNullable<ConsentCallbacks[Name]>>
): void {
  onBlockerReady(() => {
    try {
      ;(callbacks[name] as ((...args: unknown[]) => void) | undefined)?.(...args)
    } catch (thrown) {
      console.error(`consent-elements: the callback ${name} threw`, thrown)
    }
  })
}
