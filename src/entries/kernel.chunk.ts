/**
 * `dist/consent-elements-kernel.js`: serves visitors whose decision stands, instead of the core. It loads the core if the
 * page or the decision needs more.
 */
import { provideEarlyManager } from '../boot/early-manager'
import { kernelDecision } from '../boot/kernel-decision'
import { startKernel } from '../boot/start-kernel'

export { version } from '../consent/version'

const loadManager = (): Promise<typeof import('./core.chunk')> => import('./core.chunk')
const decision = kernelDecision()
if (decision) provideEarlyManager()
const manager = decision
  ? { startConsentManager: startKernel(decision, loadManager), blockingReady: null }
  : await loadManager()

/** The exports of the core. */
export const { startConsentManager, blockingReady } = manager
