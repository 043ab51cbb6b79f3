import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { loggedRequests } from '../blocking/request-log'
import { recheckRules } from '../blocking/start-provided-blocking'
import { onBlockerReady } from '../blocking/on-blocker-ready'
import { browserSignals } from '../browser/browser-signals'
import { whenActivated } from '../browser/when-activated'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import { hasOwn } from '../consent/has-own'
import { nativeDocument } from '../consent/native-document'
import { fromPage } from '../client/from-page'
import type { CategoryName } from '../consent/categories'
import type { SiteHosts } from '../consent/site-hosts'
import { version } from '../consent/version'
import { consentManager, type ConsentManager } from './consent-manager'
import { callBack } from '../effects/consent-callbacks'
import { onAnyChange } from '../effects/on-any-change'
import { dispatchConsentEvent } from '../effects/consent-events'
import { reporter, type Report } from '../effects/report-error'
import { startEffects } from '../effects/start-effects'
import { storedDecision } from '../effects/stored-decision'
import { whenFetched } from '../effects/when-fetched'
import { withSiteHosts } from './with-site-hosts'
import { readOptions, type ConsentOptions, type ResolvedOptions } from '../options/options'
import { receiveRecordAtom } from '../store/actions'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { providePageStore } from '../store/page-store'
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import {
  awaitsServiceHostsAtom,
  refusedServicesAtom,
  serviceHostsAtom,
  serviceStatesAtom,
} from '../store/service-atoms'
import { siteHostsOf } from '../services/site-hosts-of'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { siteHostsAtom } from '../store/site-hosts-atom'
import { hostLanguageAtom, translationConfigAtom, visitorLanguagesAtom } from '../store/language-atoms'

/** The key under which copies of our script find a manager that is not on `window` yet. */
const key = Symbol.for('consent-elements manager')
const early = globalThis as unknown as Record<symbol, ConsentManager | undefined>

/**
 * Returns the page's running manager, if any. An element with the id "consentManager" is found under the same name, but
 * is not one.
 */
export const runningManager = (): ConsentManager | undefined =>
  early[key] ??
  // Elements and frames of that name are properties of the window, too.
  (hasOwn(window, 'consentManager') && typeof window.consentManager?.version === 'string'
    ? window.consentManager
    : undefined)

/** The options of the running manager. A React provider that is mounted again passes the same object. */
let startedWith: ConsentOptions | undefined

/**
 * Creates and starts the page's consent manager, or returns the one that is running.
 * @param options invalid options are reported and ignored
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @returns the manager, which is also `window.consentManager` as soon as requests are blocked
 * @throws Error without a DOM, as on a server
 */
export function createManager(
  options: ConsentOptions | undefined,
  startBlocking: typeof StartBlocking,
): ConsentManager {
  if (typeof document === 'undefined') throw new Error('startConsentManager needs a page: call it in the browser')
  const running = runningManager()
  if (running) {
    if (running.version !== version)
      console.warn(`consent-elements ${running.version} runs on this page; this copy (${version}) does nothing`)
    else if (options && options !== startedWith)
      console.warn('consent-elements already runs; these options are ignored', options)
    return running
  }
  startedWith = options

  const { options: resolved, mayHaveProblems } = readOptions(options)
  const hosts = siteHostsOf(resolved)
  const report = reporter(resolved.callbacks)
  const store = hydratedStore(resolved, hosts)
  const client = {
    ...resolved,
    backendUrl: fromPage(resolved.backendUrl),
    isGranted: (name: CategoryName) => store.get(effectiveConsentsAtom)[name],
  }
  // Stopped in reverse order: requests are blocked before anything else starts, and until everything else has stopped.
  const stops: (() => void)[] = [
    () => {
      if (early[key] === manager) delete early[key]
      if (window.consentManager === manager) delete window.consentManager
    },
  ]
  stops.push(
    resolved.blocks
      ? startBlocking({
          allows: name => client.isGranted(name) && !store.get(awaitsServiceHostsAtom),
          services: () => store.get(serviceHostsAtom),
          refusedServices: () => store.get(refusedServicesAtom),
          ...hosts,
          exemptHosts: [...resolved.exemptHosts, ...ownAddresses(resolved)],
          storage: resolved.storage,
        })
      : startBlocking({ allows: () => true }, {}), // patches nothing, and overrides a guard
    // Before the effects, so that the blocker is on its way before any of them tells the page of a change.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom, serviceStatesAtom], recheckRules),
  )
  const stop = (): void =>
    stops
      .splice(0)
      .reverse()
      .forEach(end => end())
  const context = { ...resolved, store, client, report }
  const effects = startEffects(context)
  const { sync } = effects
  const manager = consentManager({ store, sync, report, stop })
  early[key] = manager
  // Only once requests are blocked, because page code that finds the manager may rely on that.
  const publish = (): void => {
    delete early[key]
    window.consentManager = manager
  }
  stops.push(onBlockerReady(publish), effects.stop, providePageStore(store))
  if (resolved.placeholders === 'on')
    stops.push(
      whenPresent('iframe:not([src])', frame => {
        if (!waitsInSight(frame as HTMLElement, client.isGranted)) return true
        stops.push(whenFetched(import('./start-placeholders'), file => file.startPlaceholders(context), report))
      }),
    )
  stops.push(whenParsed(() => setTimeout(warnAboutRequested)))
  if (mayHaveProblems) void explain(options, report)
  // Not `manager.state`: that would build the texts, which returning visitors do not need.
  dispatchConsentEvent('consent-ready', {
    consents: store.get(consentsAtom),
    effectiveConsents: store.get(effectiveConsentsAtom),
    consentInfo: store.get(consentInfoAtom),
  })
  callBack(resolved.callbacks, 'onReady')
  return manager
}

/**
 * Returns whether a frame without `src` seems to be blocked, and large enough for a placeholder. The placeholder checks
 * this more precisely, in a file that only pages with such a frame load.
 */
const waitsInSight = (frame: HTMLElement, allows: (category: CategoryName) => boolean): boolean => {
  const consent = frame.getAttribute('data-consent')
  const service = frame.getAttribute('data-service') ?? undefined
  // A frame that the guard blocks has no `src` natively, but getAttribute returns it. A computed height also exists
  // inside hidden ancestors, if the height is styled.
  return (
    !!(consent && !service ? !allows(consent as CategoryName) : (service ?? frame.getAttribute('src'))) &&
    parseInt(getComputedStyle(frame).height) > 119
  )
}

/**
 * Warns about listed requests that the browser may have sent before the guard ran. Only pages with such markup load the
 * file.
 */
function warnAboutRequested(): void {
  if (!loggedRequests().some(({ mayHaveBeenRequested }) => mayHaveBeenRequested)) return
  import('../options/explain-options').then(
    ({ explainRequested }) =>
      explainRequested(loggedRequests()).forEach(text => console.warn(`consent-elements: ${text}`)),
    () => {}, // only the warning is lost
  )
}

/** Reports invalid options in detail. Only pages with invalid options load the file. */
const explain = (options: ConsentOptions | undefined, report: Report): Promise<void> =>
  import('../options/explain-options').then(
    ({ explainOptions }) => explainOptions(options).forEach(problem => report(problem)),
    (thrown: unknown) => report({ code: 'INVALID_OPTION', message: 'An option may be invalid' }, thrown),
  )

/** Creates a store with the site's settings, the browser's privacy signals and the stored decision. */
function hydratedStore({ settings, translations, language }: ResolvedOptions, hosts: SiteHosts): ConsentStore {
  const store = createConsentStore()
  if (Object.keys(hosts).length > 0) store.set(siteHostsAtom, hosts)
  store.set(settingsAtom, settings)
  store.set(translationConfigAtom, translations)
  store.set(hostLanguageAtom, language)
  store.set(visitorLanguagesAtom, navigator.languages)
  store.set(signalsAtom, browserSignals())
  // While a page is prerendered, another page may store a decision. So nothing is granted until the page is activated.
  whenActivated(() => {
    const record = storedDecision(store)
    if (record !== null) store.set(receiveRecordAtom, withSiteHosts(record, store.get(siteHostsAtom)))
  })
  return store
}

/** Returns the hosts and paths that we request ourselves: those of the server and of the tag manager. */
function ownAddresses({ mode, backendUrl, tagManager }: ResolvedOptions): string[] {
  const urls = [
    ...(mode === 'c15t' ? [fromPage(backendUrl)] : []),
    ...(tagManager ? [tagManager.customScriptUrl ?? 'https://www.googletagmanager.com/gtm.js'] : []),
  ].map(url => new URL(url, nativeDocument.baseURI))
  return urls.map(({ hostname, pathname }) => hostname + pathname)
}
