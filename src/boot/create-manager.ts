import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { loggedRequests } from '../blocking/request-log'
import { onBlockerReady } from '../blocking/on-blocker-ready'
import { browserSignals } from '../browser/browser-signals'
import { whenActivated } from '../browser/when-activated'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import { hasOwn } from '../consent/has-own'
import { nativeDocument } from '../consent/native-document'
import { fromPage } from '../client/from-page'
import type { CategoryName } from '../consent/categories'
import { version } from '../consent/version'
import { consentManager, type ConsentManager } from './consent-manager'
import { callBack } from '../effects/consent-callbacks'
import { dispatchConsentEvent } from '../effects/consent-events'
import { reporter, type Report } from '../effects/report-error'
import { startEffects } from '../effects/start-effects'
import { storedDecision } from '../effects/stored-decision'
import { whenFetched } from '../effects/when-fetched'
import { readOptions, type ConsentOptions, type ResolvedOptions } from '../options/options'
import { receiveRecordAtom } from '../store/actions'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { providePageStore } from '../store/page-store'
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom } from '../store/record-atoms'
import { awaitsServiceHostsAtom, refusedServicesAtom, serviceHostsAtom } from '../store/service-atoms'
import { givenHosts } from '../services/given-hosts'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { hostLanguageAtom, translationConfigAtom, visitorLanguagesAtom } from '../store/language-atoms'

/** Where other copies of our script find a manager that the page is not handed yet. */
const key = Symbol.for('consent-elements manager')
const early = globalThis as unknown as Record<symbol, ConsentManager | undefined>

/** @returns the page's manager. An element whose id is "consentManager" is found under the same name, and is none. */
export const runningManager = (): ConsentManager | undefined =>
  early[key] ??
  // An element or a frame of that name is found there, too.
  (hasOwn(window, 'consentManager') && typeof window.consentManager?.version === 'string'
    ? window.consentManager
    : undefined)

/** The options of the running manager; a React provider that is mounted again hands in the same. */
let startedWith: ConsentOptions | undefined

/**
 * Creates and starts the page's consent manager, or returns the one that is running.
 * @param options invalid ones are reported and ignored
 * @param startBlocking the blocker: that of this bundle, or the one that another file provides
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
      console.warn(`consent-elements ${running.version} runs on this page; this copy (${version}) stands aside`)
    else if (options && options !== startedWith)
      console.warn('consent-elements runs already; these options come too late', options)
    return running
  }
  startedWith = options

  const { options: resolved, mayHaveProblems } = readOptions(options)
  const report = reporter(resolved.callbacks)
  const store = hydratedStore(resolved)
  const client = {
    ...resolved,
    backendUrl: fromPage(resolved.backendUrl),
    isGranted: (name: CategoryName) => store.get(effectiveConsentsAtom)[name],
  }
  // The last to start is the first to stop; requests are held back before anything else can send one.
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
          trackingHosts: { ...givenHosts(resolved.services), ...resolved.trackingHosts },
          replaceTrackingHosts: resolved.replaceTrackingHosts,
          exemptHosts: [...resolved.exemptHosts, ...ownAddresses(resolved)],
          storage: resolved.storage,
        })
      : startBlocking({ allows: () => true }, {}), // patches nothing, and overrules a guard
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
  // Not before requests are held: who finds it may go by it.
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
  stops.push(whenParsed(() => setTimeout(warnOfRequested)))
  if (mayHaveProblems) void explain(options, report)
  // Not by the handle's snapshot: who has decided needs no texts, which that puts together.
  dispatchConsentEvent('consent-ready', {
    consents: store.get(consentsAtom),
    effectiveConsents: store.get(effectiveConsentsAtom),
    consentInfo: store.get(consentInfoAtom),
  })
  callBack(resolved.callbacks, 'onReady')
  return manager
}

/**
 * Whether a frame without an address seems to wait, and to be large enough to be looked at. Its placeholder looks more
 * closely, in a file that only pages with such a frame fetch.
 */
const waitsInSight = (frame: HTMLElement, allows: (category: CategoryName) => boolean): boolean => {
  const consent = frame.getAttribute('data-consent')
  const service = frame.getAttribute('data-service') ?? undefined
  // What the guard holds, the browser does not have, and who asks is told. A size that is styled is one also while an
  // ancestor is not displayed.
  return (
    !!(consent && !service ? !allows(consent as CategoryName) : (service ?? frame.getAttribute('src'))) &&
    parseInt(getComputedStyle(frame).height) > 119
  )
}

/** Reports listed requests that the browser may have sent ahead of the guard; only a page with such markup fetches the file. */
function warnOfRequested(): void {
  if (!loggedRequests().some(({ mayHaveBeenRequested }) => mayHaveBeenRequested)) return
  import('../options/explain-options').then(
    ({ explainRequested }) =>
      explainRequested(loggedRequests()).forEach(text => console.warn(`consent-elements: ${text}`)),
    () => {}, // a warning less
  )
}

/** Has what is wrong with the options explained, by a file that only a page with mistakes in them fetches. */
const explain = (options: ConsentOptions | undefined, report: Report): Promise<void> =>
  import('../options/explain-options').then(
    ({ explainOptions }) => explainOptions(options).forEach(problem => report(problem)),
    (thrown: unknown) => report({ code: 'INVALID_OPTION', message: 'An option may be wrong' }, thrown),
  )

/** A store that knows the host's settings, the browser's signals and the visitor's earlier decision. */
function hydratedStore({ settings, translations, language }: ResolvedOptions): ConsentStore {
  const store = createConsentStore()
  store.set(settingsAtom, settings)
  store.set(translationConfigAtom, translations)
  store.set(hostLanguageAtom, language)
  store.set(visitorLanguagesAtom, navigator.languages)
  store.set(signalsAtom, browserSignals())
  // A page that is prerendered may be overtaken by what is decided meanwhile; until it is visited nothing is in force.
  whenActivated(() => {
    const record = storedDecision(store)
    if (record !== null) store.set(receiveRecordAtom, record)
  })
  return store
}

/** The addresses that we ask ourselves: the server's, and that of the tag manager that the site has asked for. */
function ownAddresses({ mode, backendUrl, tagManager }: ResolvedOptions): string[] {
  const urls = [
    ...(mode === 'c15t' ? [fromPage(backendUrl)] : []),
    ...(tagManager ? [tagManager.customScriptUrl ?? 'https://www.googletagmanager.com/gtm.js'] : []),
  ].map(url => new URL(url, nativeDocument.baseURI))
  return urls.map(({ hostname, pathname }) => hostname + pathname)
}
