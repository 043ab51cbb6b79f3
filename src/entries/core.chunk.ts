/**
 * `dist/consent-elements-core.js`: the door "./auto" for pages without a bundler.
 * It is fetched by the page's first file, ahead.ts, which may have drawn the banner by then. What holds requests back is the
 * guard's, and is fetched only by pages that have no guard; it is there before the page hears of anything, and before who
 * imports us runs.
 */
import { isBlockerProvided, startProvidedBlocking } from '../blocking/provide-blocker'
import { setBlockerLoading } from '../blocking/on-blocker-ready'
import { elementLoaders } from './element-loaders'
import { reporter } from '../effects/report-error'
import { isScriptTag } from '../boot/is-script-tag'
import { startFromPage } from '../boot/start-from-page'

export { startWithProvidedBlocker as startConsentManager } from '../boot/start-with-provided-blocker'
export { version } from '../consent/version'

/** Settles when what holds requests back is there, or known to stay away. Not waited for here, because the banner imports us. */
export const blockingReady = typeof document === 'undefined' ? null : start()

function start(): Promise<unknown> | null {
  // Not from here: developer's tools note who has asked for a file, and the whole of this one would be parsed anew for it.
  const blocking = isBlockerProvided() ? null : Promise.resolve().then(fetchBlocking).catch(reportMissing)
  if (blocking) setBlockerLoading(blocking)
  // Who imports us may start the manager itself, and runs only when this is done; a tag of ours just wants it started.
  if (isScriptTag || !blocking) startFromPage(elementLoaders, startProvidedBlocking)
  else void blocking.then(() => startFromPage(elementLoaders, startProvidedBlocking))
  return blocking
}

function fetchBlocking(): Promise<unknown> {
  return import('./blocking.chunk')
}

function reportMissing(thrown: unknown): void {
  reporter({})({ code: 'NETWORK_ERROR', message: 'What holds requests back could not be fetched' }, thrown)
}
