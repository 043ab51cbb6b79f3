import { offlineBannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import { cannotIdentify } from './cannot-identify'
import type { ConsentClient } from './consent-client'
import { customClient, type ConsentHandlers } from './custom-client'
import { detectingClient } from './detecting-client'
import type { Protocol } from './protocol'
import type { ServerOptions } from './server-options'

/** The options of a client, by mode. */
export type ClientOptions =
  | ({ mode: 'c15t' } & ServerOptions)
  | { mode: 'custom'; handlers: ConsentHandlers }
  | { mode: 'offline'; isGranted: (name: CategoryName) => boolean }

/**
 * Returns a client without a server: decisions stay on the device (specification §1, §7).
 * @param isGranted returns whether the stored decision grants a category
 */
const offlineClient = (isGranted: (name: CategoryName) => boolean): ConsentClient => ({
  showConsentBanner: async () => ({ ok: true, data: offlineBannerResponse() }),
  setConsent: async () => ({ ok: true, data: null }),
  verifyConsent: async ({ preferences }) => ({ ok: true, data: { isValid: preferences.every(isGranted) } }),
})

/**
 * Returns the client for one of the three modes of specification §1.
 * @param fetchSubjects loads the client for protocol 2
 * @param expected returns the protocol that accepted the visitor's last decision; null if unknown
 */
export function createClient(
  options: ClientOptions,
  fetchSubjects: () => Promise<ConsentClient> = () => Promise.reject(cannotIdentify()),
  expected?: () => Protocol | null,
): ConsentClient {
  switch (options.mode) {
    case 'c15t':
      return detectingClient(options, fetchSubjects, expected)
    case 'custom':
      return customClient(options.handlers)
    case 'offline':
      return offlineClient(options.isGranted)
  }
}
