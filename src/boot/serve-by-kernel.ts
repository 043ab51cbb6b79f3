import { browserSignals } from '../browser/browser-signals'
import { whenPresent } from '../browser/when-present'
import type { ConsentRecord } from '../consent/consent-record'
import { effectiveConsents } from '../consent/effective-consents'
import { callBack } from '../effects/consent-callbacks'
import { dispatchConsentEvent } from '../effects/consent-events'
import { reporter } from '../effects/report-error'
import type { ConsentOptions, ResolvedOptions } from '../options/options'
import type { ConsentManager } from './consent-manager'
import { consentManagerOf } from './consent-manager-of'
import { decisionThatStands } from './decision-that-stands'
import { replaceEarlyManager } from './early-manager'
import { kernelEffects } from './kernel-effects'
import type { KernelPage } from './kernel-page'
import { kernelState } from './kernel-state'
import { kernelTakeover } from './kernel-takeover'
import { offerManager } from './manager-property'
import type { ManagerState } from './manager-state'
import { stateOfDecision } from './state-of-decision'
import { whenOptionsChange } from './when-options-change'

/** A page that the kernel serves, or whose manager it loads. */
export interface ServedPage {
  /** Repeats early calls, tells the page of its decision, and starts the effects. Page code may ask for the manager meanwhile. */
  begin(): void
  manager(): ConsentManager
  /** Call it when the stored decision may differ from the one that the page was told of. */
  loadOutdated(): void
}

/**
 * Provides the manager's interface without a store.
 * @param record the decision that stands. Without one, nothing is granted until the manager starts, which is loaded at once.
 * @param given returns the options of the page, unchecked
 */
export function serveByKernel(
  page: KernelPage,
  record: ConsentRecord | null,
  options: ResolvedOptions,
  given: () => ConsentOptions | undefined,
): ServedPage {
  const signals = browserSignals()
  const report = reporter(options.callbacks)
  let adopted: ManagerState | undefined
  let kernel: ReturnType<typeof kernelState> | undefined
  /** Created when it is needed: most visits read and change nothing. */
  const withoutStore = (): ReturnType<typeof kernelState> =>
    (kernel ??= kernelState({
      record,
      options,
      signals,
      load,
      hold,
      async loaded() {
        await takeover.loaded()
        return current()
      },
      stop,
      services: effects.services,
    }))
  const current = (): ManagerState => adopted ?? withoutStore().state
  const hasDecided = (): boolean => kernel?.hasDecided() ?? false

  const effects = kernelEffects(page)
  const takeover = kernelTakeover(page, {
    record,
    options: given,
    startedTags: effects.startedTags,
    current,
    hasDecided,
    takeCalls: () => kernel?.calls.splice(0) ?? [],
    adopt(state) {
      adopted = state
      return manager()
    },
  })
  const load = (): void => void takeover.load()
  // Never by the store, which repeats the older calls first.
  const hold = (): void => takeover.holdBy(() => withoutStore().state.effective())
  const stop = (): void => {
    if (takeover.isLoading()) return void kernel?.calls.push(later => later.stop())
    page.stop()
    effects.startedTags()?.stop()
    page.hold.end()
    remove()
  }
  const { manager, remove } = offerManager(() => consentManagerOf(current, report))

  return {
    manager,
    begin() {
      replaceEarlyManager(manager)
      if (record) {
        effects.start({ record, options, report, current, hasDecided, load, isLoading: takeover.isLoading })
        const { consents, consentInfo } = record
        dispatchConsentEvent('consent-ready', {
          consents,
          effectiveConsents: effectiveConsents(consents, signals, options.settings.privacySettings),
          consentInfo,
        })
        callBack(options.callbacks, 'onReady')
        page.onEnd(whenPresent('consent-banner', tag => page.onEnd(whenOptionsChange(tag, load))))
      } else {
        hold()
        load()
      }
    },
    loadOutdated: () =>
      takeover.loadOutdated(stateOfDecision(decisionThatStands(options), options, browserSignals()).effectiveConsents),
  }
}
