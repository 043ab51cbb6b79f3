/**
 * `dist/consent-elements-core.js`: the export "./auto" for pages without a bundler. The page's entry,
 * consent-elements.ts, loads it, and may have rendered the banner already. The request blocker comes from the guard if
 * there is one. Otherwise the blocking chunk is loaded, and all events and the evaluation of importing modules wait for
 * it.
 */
import { isBlockerProvided, startProvidedBlocking } from '../blocking/provide-blocker'
import { setBlockerLoading } from '../blocking/on-blocker-ready'
import { elementLoaders } from './element-loaders'
import { reporter } from '../effects/report-error'
import { isScriptTag } from '../boot/is-script-tag'
import { startFromPage } from '../boot/start-from-page'

export { startWithProvidedBlocker as startConsentManager } from '../boot/start-with-provided-blocker'
export { version } from '../consent/version'

/**
 * Resolves when the request blocker has loaded or failed to load. It is not awaited at the top level: the banner chunk
 * imports this module and would deadlock.
 */
export const blockingReady = typeof document === 'undefined' ? null : start()

function start(): Promise<unknown> | null {
  // Start the import from a microtask. Otherwise DevTools attributes it to this script and parses it again to build the
  // initiator stack.
  const blocking = isBlockerProvided() ? null : Promise.resolve().then(fetchBlocking).catch(reportMissing)
  if (blocking) setBlockerLoading(blocking)
  // Page code that imports this module may start the manager itself, and runs only after the blocker has loaded. A
  // script tag only starts the manager.
  if (isScriptTag || !blocking) startFromPage(elementLoaders, startProvidedBlocking)
  else void blocking.then(() => startFromPage(elementLoaders, startProvidedBlocking))
  return blocking
}

function fetchBlocking(): Promise<unknown> {
  return import('./blocking.chunk')
}

function reportMissing(thrown: unknown): void {
  reporter({})({ code: 'NETWORK_ERROR', message: 'The blocker could not be loaded' }, thrown)
}
