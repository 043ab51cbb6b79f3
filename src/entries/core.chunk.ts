/**
 * `dist/consent-elements-core.js`: the export "./auto" for pages without a bundler. The page's entry,
 * consent-elements.ts, loads it, and may have rendered the banner already. The request blocker comes from the guard if
 * there is one. Otherwise the file of the blocker is loaded as soon as something has to be blocked, and all events and
 * the evaluation of importing modules wait for it. On a page with guard-granted.js that file is the guard, else the
 * blocking chunk.
 */
import { takeGuardLoader } from '../blocking/guard-loader'
import { isBlockerProvided } from '../blocking/provide-blocker'
import {
  blockerArrival,
  holdUntilArrival,
  loadBlocker,
  recheckRules,
  setBlockerSource,
  startProvidedBlocking,
} from '../blocking/start-provided-blocking'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'
import { elementLoaders } from './element-loaders'
import { onAnyChange } from '../effects/on-any-change'
import { reporter } from '../effects/report-error'
import { isScriptTag } from '../boot/is-script-tag'
import { isHandedOver } from '../boot/handover'
import { startFromPage } from '../boot/start-from-page'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { followPageStore } from '../store/page-store'
import { settingsSoonAtom } from '../store/ui-atoms'

import { startWithProvidedBlocker } from '../boot/start-with-provided-blocker'

export { startWithProvidedBlocker as startConsentManager }
export { version } from '../consent/version'

/**
 * Resolves when the request blocker has loaded or failed to load; null if nothing has to be blocked, or a guard blocks.
 * It is not awaited at the top level: the banner chunk imports this module and would deadlock.
 */
export const blockingReady = typeof document === 'undefined' ? null : start()

function start(): Promise<unknown> | null {
  const begin = (): void => {
    startFromPage(elementLoaders, startProvidedBlocking)
    if (!isHandedOver()) return
    // The kernel serves the page already, and its delay of requests ends now.
    startWithProvidedBlocker()
    holdUntilArrival()
  }
  if (!isBlockerProvided()) loadBlockerOnDemand()
  if (isScriptTag || isBlockerProvided()) {
    begin()
    return blockerArrival()
  }
  // Page code that imports this module may start the manager itself, and runs only after the blocker has loaded. A
  // script tag only starts the manager.
  const stop = blockUntilManagerStarts(startProvidedBlocking)
  const arrival = blockerArrival()
  const replace = (): void => {
    begin()
    stop()
  }
  if (arrival) void arrival.then(replace)
  else replace()
  return arrival
}

function loadBlockerOnDemand(): void {
  const loadGuard = takeGuardLoader()
  const loadAny = (): Promise<unknown> => loadGuard?.().catch(loadWithoutGuard) ?? fetchBlocking()
  // Start the import from a microtask. Otherwise DevTools attributes it to this script and parses it again to build the
  // initiator stack.
  setBlockerSource(() => Promise.resolve().then(loadAny).catch(reportMissing))
  // A manager reports changes of its rules. Without one, another tab or the back/forward cache may have changed them.
  addEventListener('pageshow', recheckRules)
  setTimeout(() => addEventListener('storage', recheckRules)) // see on-consent-maybe-changed.ts
  // Visitors who open the settings may withdraw consent.
  followPageStore(store => store && onAnyChange(store, [isPrivacyDialogOpenAtom, settingsSoonAtom], loadBlocker))
}

function fetchBlocking(): Promise<unknown> {
  return import('./blocking.chunk')
}

/** Loads the blocker of pages without a guard, which does not block the requests of elements. */
function loadWithoutGuard(thrown: unknown): Promise<unknown> {
  report('The guard could not be loaded', thrown)
  return fetchBlocking()
}

function reportMissing(thrown: unknown): void {
  report('The blocker could not be loaded', thrown)
}

function report(message: string, thrown: unknown): void {
  reporter({})({ code: 'NETWORK_ERROR', message }, thrown)
}
