import { startBlocking } from '../blocking/start-blocking'
import type { ConsentOptions } from '../options/options'
import type { ConsentManager } from './consent-manager'
import { createManager } from './create-manager'

/**
 * Starts the page's consent manager: restores the visitor's decision, blocks requests, and shows the banner if there is
 * no decision. A page has one manager; if one is running already, that one is returned.
 * @param options invalid options are reported and ignored
 * @returns the manager, which is also `window.consentManager`
 * @throws Error without a DOM, as on a server
 */
export const startConsentManager = (options?: ConsentOptions): ConsentManager => createManager(options, startBlocking)
