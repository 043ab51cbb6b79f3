import { offlineBannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import type { ConsentClient } from './consent-client'

/**
 * No server at all: the decision stays on the device (specification §1, §7).
 * @param isGranted what the device knows, in place of a server's memory
 */
export const offlineClient = (isGranted: (name: CategoryName) => boolean): ConsentClient => ({
  showConsentBanner: async () => ({ ok: true, data: offlineBannerResponse() }),
  setConsent: async () => ({ ok: true, data: null }),
  verifyConsent: async ({ preferences }) => ({ ok: true, data: { isValid: preferences.every(isGranted) } }),
})
