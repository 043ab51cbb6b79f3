import { offlineBannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import type { ConsentClient } from './consent-client'

/**
 * Returns a client without a server: decisions stay on the device (specification §1, §7).
 * @param isGranted returns whether the stored decision grants a category
 */
export const offlineClient = (isGranted: (name: CategoryName) => boolean): ConsentClient => ({
  showConsentBanner: async () => ({ ok: true, data: offlineBannerResponse() }),
  setConsent: async () => ({ ok: true, data: null }),
  verifyConsent: async ({ preferences }) => ({ ok: true, data: { isValid: preferences.every(isGranted) } }),
})
