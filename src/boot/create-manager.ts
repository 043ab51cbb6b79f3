import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { blockerArrival, recheckRules } from '../blocking/start-provided-blocking'
import { onBlockerReady } from '../blocking/on-blocker-ready'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import { fromPage } from '../client/from-page'
import type { CategoryName } from '../consent/categories'
import type { Jurisdictions } from '../consent/consent-models'
import { version } from '../consent/version'
import type { ConsentManager } from './consent-manager'
import { consentManagerOf } from './consent-manager-of'
import { takeHandover } from './handover'
import { hydratedStore } from './hydrated-store'
import { provideManager, runningManager } from './running-manager'
import { siteRules } from './site-rules'
import { stateOfStore } from './state-of-store'
import { waitsInSight } from './waits-in-sight'
import { warnAboutEarlyRequests } from './warn-about-early-requests'
import { callBack, type ConsentCallbacks } from '../effects/consent-callbacks'
import { onAnyChange } from '../effects/on-any-change'
import { dispatchConsentEvent } from '../effects/consent-events'
import type { EffectContext } from '../effects/effect-context'
import { reporter, type Report } from '../effects/report-error'
import { startEffects } from '../effects/start-effects'
import { whenFetched } from '../effects/when-fetched'
import { readOptions, type ConsentOptions, type ResolvedOptions } from '../options/options'
import type { ConsentStore } from '../store/create-consent-store'
import { providePageStore } from '../store/page-store'
import { consentInfoAtom, consentsAtom, effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import {
  awaitsServiceHostsAtom,
  refusedServicesAtom,
  serviceHostsAtom,
  serviceStatesAtom,
} from '../store/service-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { siteHostsOf } from '../services/site-hosts-of'

const isAny = (names: object): boolean => Object.keys(names).length > 0

/**
 * Reports invalid options in detail, and names in texts and jurisdictions that nothing reads. Only pages with one of these
 * load the file.
 * @param jurisdictions those of the options
 * @param mayHaveProblems whether an option may be invalid
 * @returns `jurisdictions` as they can be used: if there are some and the file cannot be loaded, consent everywhere
 */
const reportOptionProblems = (
  options: ConsentOptions | undefined,
  resolved: ResolvedOptions,
  jurisdictions: Jurisdictions,
  mayHaveProblems: boolean,
  report: Report,
): Promise<Jurisdictions> =>
  import('../options/explain-options').then(
    ({ checkedJurisdictions, doubtfulNames, explainOptions }) => {
      explainOptions(options, doubtfulNames(resolved)).forEach(problem => report(problem))
      return checkedJurisdictions(jurisdictions)
    },
    (thrown: unknown) => {
      if (mayHaveProblems) report({ code: 'INVALID_OPTION', message: 'An option may be invalid' }, thrown)
      return isAny(jurisdictions) ? { '*': 'opt-in' } : jurisdictions
    },
  )

/** The options of the running manager. A React provider that is mounted again passes the same object. */
let startedWith: ConsentOptions | undefined

/**
 * Creates and starts the page's consent manager, or returns the one that is running.
 * @param options invalid options are reported, and never have visitors consent to more
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @returns the manager, which is also `window.consentManager` as soon as requests are blocked
 * @throws Error without a DOM, as on a server
 */
export function createManager(
  options: ConsentOptions | undefined,
  startBlocking: typeof StartBlocking,
): ConsentManager {
  if (typeof document === 'undefined') throw new Error('startConsentManager needs a page: call it in the browser')
  const kernel = takeHandover()
  const running = kernel ? undefined : runningManager()
  if (running) {
    if (running.version !== version)
      console.warn(`consent-elements ${running.version} runs on this page; this copy (${version}) does nothing`)
    else if (options && options !== startedWith)
      console.warn('consent-elements already runs; these options are ignored', options)
    return running
  }
  if (kernel) options = kernel.options()
  startedWith = options

  const { options: resolved, mayHaveProblems } = readOptions(options)
  const hosts = siteHostsOf(resolved)
  const report = reporter(resolved.callbacks)
  const store = hydratedStore(resolved, hosts, kernel?.record)
  const client = {
    ...resolved,
    backendUrl: fromPage(resolved.backendUrl),
    isGranted: (name: CategoryName) => store.get(effectiveConsentsAtom)[name],
  }
  let isPing: Parameters<NonNullable<EffectContext['allowPings']>>[0] | undefined
  // Stopped in reverse order: requests are blocked before anything else starts, and until everything else has stopped.
  const stops = [() => remove()]
  kernel?.stop() // in the same task as the start of the blocker
  stops.push(
    resolved.blocks
      ? startBlocking(
          siteRules(resolved, hosts, {
            allows: name =>
              client.isGranted(name) && kernel?.allows(name) !== false && !store.get(awaitsServiceHostsAtom),
            services: () => store.get(serviceHostsAtom),
            refusedServices: () => store.get(refusedServicesAtom),
            hasDecided: () => store.get(recordAtom) !== null,
            isPing: url => isPing?.(url) ?? false,
          }),
        )
      : startBlocking({ allows: () => true }, {}), // patches nothing, and overrides a guard
    // Before the effects, so that the blocker is on its way before any of them tells the page of a change.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom, serviceStatesAtom], recheckRules),
  )
  const stop = (): void =>
    stops
      .splice(0)
      .reverse()
      .forEach(end => end())
  const allowPings = (given: typeof isPing): void => void (isPing = given)
  const { jurisdictions } = resolved.settings
  const checking =
    mayHaveProblems || isAny(jurisdictions) || isAny(resolved.translations.translations)
      ? reportOptionProblems(options, resolved, jurisdictions, mayHaveProblems, report).then(
          checked =>
            void (checked === jurisdictions || store.set(settingsAtom, now => ({ ...now, jurisdictions: checked }))),
        )
      : undefined
  const context = {
    ...resolved,
    // The answer waits for nothing on pages that only have texts of their own.
    jurisdictionsChecked: isAny(jurisdictions) ? checking : undefined,
    allowPings,
    store,
    client,
    report,
    isOutdated: kernel?.isOutdated() ?? false,
    startedTags: kernel?.startedTags,
  }
  const effects = startEffects(context)
  const { sync } = effects
  const state = stateOfStore(store, sync, stop)
  const manager = kernel?.adopt(state) ?? consentManagerOf(() => state, report)
  const { publish, remove } = provideManager(manager)
  // Published only once requests are blocked, because page code that finds the manager may rely on that.
  stops.push(onBlockerReady(publish), effects.stop, providePageStore(store))
  if (resolved.placeholders === 'on')
    stops.push(
      whenPresent('iframe:not([src])', frame => {
        if (!waitsInSight(frame as HTMLElement, client.isGranted)) return true
        stops.push(whenFetched(import('./start-placeholders'), file => file.startPlaceholders(context), report))
      }),
    )
  stops.push(whenParsed(() => setTimeout(warnAboutEarlyRequests)))
  // The kernel has announced a decision that stands.
  if (!kernel?.record) announce(store, resolved.callbacks)
  kernel?.finish(blockerArrival)
  return manager
}

function announce(store: ConsentStore, callbacks: ConsentCallbacks): void {
  // Not `manager.state`: that would build the texts, which returning visitors do not need.
  dispatchConsentEvent('consent-ready', {
    consents: store.get(consentsAtom),
    effectiveConsents: store.get(effectiveConsentsAtom),
    consentInfo: store.get(consentInfoAtom),
  })
  callBack(callbacks, 'onReady')
}
