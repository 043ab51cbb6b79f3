import { startProvidedBlocking } from '../blocking/start-provided-blocking'
import type { ConsentOptions } from '../options/options'
import type { ConsentManager } from './consent-manager'
import { createManager } from './create-manager'

/**
 * Like startConsentManager, for pages whose blocker is in a separate file: guard.js or consent-elements-blocking.js.
 * @param options invalid options are reported and ignored
 * @returns the manager, which is also `window.consentManager`
 * @throws Error without a DOM, as on a server
 */
export const startWithProvidedBlocker = (options?: ConsentOptions): ConsentManager =>
  createManager(options, startProvidedBlocking)
