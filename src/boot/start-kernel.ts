import { holdRequestsUntil } from '../blocking/hold-requests-until'
import { takeGuardLoader } from '../blocking/guard-loader'
import { providedBlocker } from '../blocking/provide-blocker'
import { browserSignals } from '../browser/browser-signals'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import type { CategoryName } from '../consent/categories'
import type { ConsentRecord } from '../consent/consent-record'
import type { Consents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { callBack } from '../effects/consent-callbacks'
import { dispatchConsentEvent } from '../effects/consent-events'
import { reporter } from '../effects/report-error'
import { startTags } from '../effects/start-tags'
import type { StartedTags } from '../effects/started-tags'
import { whenFetched } from '../effects/when-fetched'
import { readOptions, type ConsentOptions, type ResolvedOptions } from '../options/options'
import type { DeclaredService } from '../services/declared-service'
import { siteHostsOf } from '../services/site-hosts-of'
import { addBanner } from './add-banner'
import type { ConsentManager } from './consent-manager'
import { consentManagerOf } from './consent-manager-of'
import { decisionThatStands } from './decision-that-stands'
import { replaceEarlyManager } from './early-manager'
import { offerHandover } from './handover'
import { isAllGranted } from './is-all-granted'
import { kernelState } from './kernel-state'
import { serveMarkup } from './serve-markup'
import { siteRules } from './site-rules'
import { stateOfDecision } from './state-of-decision'
import { storedRefusals, storedServiceHosts } from './stored-service-hosts'
import { whenDecisionChanges } from './when-decision-changes'
import { offerManager } from './manager-property'
import type { ManagerState } from './manager-state'
import { pageOptions } from './page-options'
import { prepareTag } from './prepare-tag'
import { runningManager } from './running-manager'
import { warnWithoutBanner } from './warn-without-banner'
import { whenOptionsChange } from './when-options-change'

const report = reporter({})

/** The file of the manager. */
interface ManagerFile {
  /** Resolves when the blocker has loaded; null if nothing has to be blocked. */
  blockingReady: Promise<unknown> | null
}

/**
 * Serves visitors whose decision stands, without a store: events, gated markup, elements that open the settings, and
 * `window.consentManager`. It loads the manager as soon as more is needed; architecture.md lists when.
 * @param decision the stored decision; see kernelDecision
 * @param loadManager loads the file of the manager, which takes over what the kernel offers
 * @returns a function that starts the manager with options of page code
 */
export function startKernel(
  decision: ConsentRecord,
  loadManager: () => Promise<ManagerFile>,
): (options?: ConsentOptions) => ConsentManager {
  const stops: (() => void)[] = []
  const stopListening = (): void => stops.splice(0).forEach(stop => stop())
  let serving: (() => ConsentManager) | null = null
  let isStopped = false
  let guardLoading: Promise<void> | undefined
  let endHold: (() => void) | undefined

  const fetchManager = async (): Promise<ManagerFile | undefined> => {
    try {
      // The manager loads another blocker if the guard is not there.
      await guardLoading?.catch(() => {})
      return await loadManager()
    } catch (thrown) {
      offerHandover(null)
      report({ code: 'NETWORK_ERROR', message: 'The consent manager could not be loaded' }, thrown)
      return undefined
    }
  }

  /**
   * Has the guard block by a new decision until the manager has taken over. Without a guard, requests to other hosts are
   * delayed until then.
   * @param allows what the visitor allows now, unless the guard reads that from storage
   */
  const holdUntil = (ready: Promise<void>, allows?: (category: CategoryName) => boolean): void => {
    const startBlocking = providedBlocker()
    if (startBlocking) {
      // Again for each decision: the blocker checks then whether it has to block.
      const endPrevious = endHold
      if (allows) endHold = startBlocking({ allows })
      endPrevious?.()
      return
    }
    if (endHold) return
    endHold = holdRequestsUntil(ready)
    // On a page with an open gate, the guard also blocks the requests of elements.
    guardLoading = takeGuardLoader()?.()
  }

  /** Loads the manager of a page that needs more than the kernel before it is served. */
  const giveUp = async (): Promise<void> => {
    isStopped = true
    stopListening()
    const file = await fetchManager()
    // The core holds nothing before its first rules, so requests wait here until the blocker has arrived.
    await file?.blockingReady
    endHold?.()
  }
  let loadOutdated = (): void => {
    let release!: (ready: Promise<void>) => void
    holdUntil(new Promise<void>(resolve => (release = resolve)))
    release(giveUp())
  }

  /** Provides the manager's interface. Without a decision that stands, nothing is granted until the manager starts. */
  const serve = (
    record: ConsentRecord | null,
    options: ResolvedOptions,
    given: () => ConsentOptions | undefined,
  ): (() => ConsentManager) => {
    const signals = browserSignals()
    const report = reporter(options.callbacks)
    const declared: { services: readonly DeclaredService[] | null } = { services: null }
    let adopted: ManagerState | undefined
    let startedTags: StartedTags | undefined
    let isOutdated = false
    let isLoading = false
    let settle!: (blocker: Promise<void> | undefined) => void
    const loaded = new Promise<void>(resolve => (settle = resolve))
    /** What the visitor allows now, until the store of the manager knows it. */
    let allows: ((category: CategoryName) => boolean) | undefined

    const load = async (): Promise<void> => {
      if (isLoading || isStopped) return
      isLoading = true
      offerHandover({
        record,
        options: given,
        isOutdated: () => isOutdated && !kernel?.hasDecided(),
        allows: name => allows?.(name) ?? true,
        startedTags,
        stop() {
          stopListening()
          endHold?.()
        },
        adopt(state) {
          adopted = state
          return manager()
        },
        finish(blocker) {
          const calls = kernel?.calls.splice(0) ?? []
          for (const call of calls.slice(0, -1)) call(current())
          allows = undefined // before the call that tells the page of the state in which the store then is
          for (const call of calls.slice(-1)) call(current())
          settle(blocker() ?? undefined)
        },
      })
      isLoading = (await fetchManager()) !== undefined // after a failure, the next call tries again
    }
    const holdBy = (effective: () => Consents): void => {
      allows = name => effective()[name]
      holdUntil(loaded, name => allows?.(name) ?? true)
    }
    const stop = (): void => {
      if (isLoading) return void kernel?.calls.push(later => later.stop())
      isStopped = true
      stopListening()
      startedTags?.stop()
      endHold?.()
      remove()
    }
    let kernel: ReturnType<typeof kernelState> | undefined
    /** Created when it is needed: most visits read and change nothing. */
    const withoutStore = (): ReturnType<typeof kernelState> =>
      (kernel ??= kernelState({
        record,
        options,
        signals,
        load: () => void load(),
        hold,
        loaded: async () => {
          await load()
          if (!isLoading) throw new Error('The consent manager could not be loaded')
          await loaded
          return current()
        },
        stop,
        services: () => declared.services,
      }))
    const current = (): ManagerState => adopted ?? withoutStore().state
    // Never by the store, which repeats the older calls first.
    const hold = (): void => holdBy(() => withoutStore().state.effective())
    const { manager, remove } = offerManager(() => consentManagerOf(current, report))
    serving = manager
    replaceEarlyManager(manager)
    if (record === null) {
      hold()
      void load()
      return manager
    }
    loadOutdated = () => {
      isOutdated = true
      const allowed = stateOfDecision(decisionThatStands(options), options, browserSignals()).effectiveConsents
      holdBy(() => allowed)
      void load()
    }
    const startTagsAndMarkup = (): void => {
      // Before gated markup, as in start-effects.ts.
      if (options.tagManager || options.signals)
        startedTags = startTags({ ...options, report }, () => {
          const { effectiveConsents: inForce, consentInfo: decision } = current().state()
          return { consents: inForce, isNew: kernel?.hasDecided() ?? false, time: decision?.time }
        })
      const markup = serveMarkup(current, report, () => void load())
      stops.push(markup.stop)
      if (options.services === null) return
      const source = {
        record: () => record,
        consents: () => current().effective(),
        states: () => current().services(),
        provide(services: readonly DeclaredService[] | null) {
          declared.services = services
          if (services) markup.update()
        },
        review: () => null,
        follow: () => () => {}, // a change loads the manager
      }
      const { customCategories } = options.settings
      stops.push(
        whenFetched(
          import('../effects/start-services'),
          file => file.startServices({ ...options, customCategories, report }, source),
          report,
        ),
      )
    }
    // The guard knows neither the tag manager's own requests nor its pings.
    if (options.tagManager && !isAllGranted(record)) {
      const rules = siteRules(options, siteHostsOf(options), {
        allows: name => current().effective()[name],
        services: storedServiceHosts,
        refusedServices: storedRefusals,
        hasDecided: () => true,
        isPing: url => startedTags?.isPing(url) ?? false,
      })
      const begin = (): void => {
        if (isStopped || isLoading) return
        endHold ??= providedBlocker()?.(rules)
        startTagsAndMarkup()
      }
      if (providedBlocker()) begin()
      else void takeGuardLoader()?.().then(begin, begin)
    } else startTagsAndMarkup()
    const { consents, consentInfo } = record
    dispatchConsentEvent('consent-ready', {
      consents,
      effectiveConsents: effectiveConsents(consents, signals, options.settings.privacySettings),
      consentInfo,
    })
    callBack(options.callbacks, 'onReady')
    stops.push(whenPresent('consent-banner', tag => void stops.push(whenOptionsChange(tag, () => void load()))))
    return manager
  }

  const start = (tag: Element): void => {
    if (serving) return
    const { options: given, problem } = pageOptions(tag)
    const { options, mayHaveProblems } = readOptions(given)
    // Not read again: another tab's change has ended this search; see whenDecisionChanges below.
    const record = decisionThatStands(options, decision)
    if (!record || problem !== null || mayHaveProblems || tag.shadowRoot?.firstChild || runningManager())
      return void giveUp()
    prepareTag(tag)
    serve(record, options, () => pageOptions(tag).options)
  }
  stops.push(
    whenDecisionChanges(decision, () => loadOutdated()),
    whenParsed(() => {
      // In a later task, so that a page which imports us can start the manager itself first.
      const timer = setTimeout(() => {
        addBanner()
        stops.push(warnWithoutBanner(), whenPresent('consent-banner', start))
      })
      stops.push(() => clearTimeout(timer))
    }),
  )
  return given => {
    const { options, mayHaveProblems } = readOptions(given)
    return (serving ?? serve(mayHaveProblems ? null : decisionThatStands(options), options, () => given))()
  }
}
