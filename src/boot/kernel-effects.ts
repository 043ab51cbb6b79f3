import { providedBlocker } from '../blocking/provide-blocker'
import { takeGuardLoader } from '../blocking/guard-loader'
import type { ConsentRecord } from '../consent/consent-record'
import type { Report } from '../effects/report-error'
import { startTags } from '../effects/start-tags'
import type { StartedTags } from '../effects/started-tags'
import { whenFetched } from '../effects/when-fetched'
import type { ResolvedOptions } from '../options/options'
import type { DeclaredService } from '../services/declared-service'
import { siteHostsOf } from '../services/site-hosts-of'
import { isAllGranted } from './is-all-granted'
import type { KernelPage } from './kernel-page'
import type { ManagerState } from './manager-state'
import { serveMarkup } from './serve-markup'
import { siteRules } from './site-rules'
import { storedRefusals, storedServiceHosts } from './stored-service-hosts'

/** What the effects of a page read that the kernel serves. */
interface EffectsSource {
  record: ConsentRecord
  options: ResolvedOptions
  report: Report
  current: () => ManagerState
  /** Whether the visitor has decided on this page. */
  hasDecided: () => boolean
  /** Loads the manager. */
  load: () => void
  isLoading: () => boolean
}

/** What the kernel does for a page besides blocking. */
export interface KernelEffects {
  start(source: EffectsSource): void
  startedTags(): StartedTags | undefined
  /** Returns the declared services; null until they have been fetched. */
  services(): readonly DeclaredService[] | null
}

/** Creates the tag manager, vendors, gated markup and services of a page that the kernel serves. */
export function kernelEffects(page: KernelPage): KernelEffects {
  let startedTags: StartedTags | undefined
  let declared: readonly DeclaredService[] | null = null

  const startMarkup = ({ record, options, report, current, load }: EffectsSource): void => {
    const markup = serveMarkup(current, report, load)
    page.onEnd(markup.stop)
    if (options.services === null) return
    const source = {
      record: () => record,
      consents: () => current().effective(),
      states: () => current().services(),
      provide(services: readonly DeclaredService[] | null) {
        declared = services
        if (services) markup.update()
      },
      review: () => null,
      follow: () => () => {}, // a change loads the manager
    }
    const { customCategories } = options.settings
    page.onEnd(
      whenFetched(
        import('../effects/start-services'),
        file => file.startServices({ ...options, customCategories, report }, source),
        report,
      ),
    )
  }
  const startAll = (source: EffectsSource): void => {
    const { options, report, current, hasDecided } = source
    // Before gated markup, as in start-effects.ts.
    if (options.tagManager || options.signals)
      startedTags = startTags({ ...options, report }, () => {
        const { effectiveConsents: inForce, consentInfo: decision } = current().state()
        return { consents: inForce, isNew: hasDecided(), time: decision?.time }
      })
    startMarkup(source)
  }
  return {
    start(source) {
      const { record, options, current, isLoading } = source
      // The guard knows neither the tag manager's own requests nor its pings.
      if (!options.tagManager || isAllGranted(record)) return startAll(source)
      const begin = (): void => {
        if (page.isStopped() || isLoading()) return
        page.hold.by(
          siteRules(options, siteHostsOf(options), {
            allows: name => current().effective()[name],
            services: storedServiceHosts,
            refusedServices: storedRefusals,
            hasDecided: () => true,
            isPing: url => startedTags?.isPing(url) ?? false,
          }),
        )
        startAll(source)
      }
      if (providedBlocker()) begin()
      else void takeGuardLoader()?.().then(begin, begin)
    },
    startedTags: () => startedTags,
    services: () => declared,
  }
}
