import { onBlockerReady } from '../blocking/on-blocker-ready'
import type { LocationInfo } from '../consent/banner-response'
import type { ConsentEventDetail, ReportedError } from './consent-events'

/** Functions of the host's own. One that throws is reported to the console and harms nothing. */
export interface ConsentCallbacks {
  /** The stored decision has been restored and the handle is there. */
  onReady?: () => void
  onBannerShown?: () => void
  onBannerClosed?: () => void
  /** The visitor has decided, whatever the decision. */
  onConsentGiven?: (detail: ConsentEventDetail) => void
  /** Told directly after onConsentGiven (specification §4). */
  onPreferenceExpressed?: (detail: ConsentEventDetail) => void
  onError?: (error: ReportedError) => void
  /** The answer to the banner question said where the visitor is. */
  onLocationDetected?: (location: LocationInfo) => void
}

/** Calls a callback of the host's, when its events would come, too; what it throws goes to the console, with its name. */
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
