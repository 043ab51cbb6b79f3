import { nativeDocument } from '../consent/native-document'
import type { BlockedRequest } from '../blocking/blocked-request'
import { isCategoryName, categoryNames, type CategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'
import { sweepCookies } from '../storage/sweep-cookies'
import { sweepStorages } from '../storage/sweep-storages'
import { traceMatcher, type SweepPatterns } from '../storage/trace-matcher'
import { dispatchConsentEvent } from './consent-events'
import { mayReload } from './may-reload'
import type { Report } from './report-error'

/** What a withdrawal needs to know. */
export interface Withdrawal {
  /**
   * The categories that were in force on this page and are no longer; none where leftovers of earlier pages are swept.
   * Those that are granted again, or reported, are taken out of the set.
   */
  withdrawn: Set<CategoryName>
  /** Whether a category is in force now. */
  allows: (category: CategoryName) => boolean
  /** The host's own patterns; false where nothing is to be swept. */
  sweep: unknown
  /** Whether the page is loaded anew when withdrawn code goes on talking. */
  reload: boolean
  report: Report
}

/**
 * Makes a withdrawal work in the page: what the categories left on the device is swept, now and when the page is left,
 * because code that still runs may write it again. Where such code still sends requests, which are held, the host is
 * told once.
 * @returns ends the watch
 */
export function withdraw({ withdrawn, allows, sweep, reload, report }: Withdrawal): () => void {
  const patterns = readPatterns(sweep, report)
  const clean = (): void => {
    if (sweep === false) return
    const isTrace = traceMatcher(allows, patterns)
    sweepCookies(isTrace)
    void sweepStorages(isTrace)
  }
  const hear = ({ detail }: CustomEvent<BlockedRequest>): void => {
    if (!withdrawn.has(detail.category)) return
    stopHearing()
    clean()
    const categories = [...withdrawn]
    withdrawn.clear()
    dispatchConsentEvent('withdrawal-incomplete', { categories, request: detail })
    if (reload && mayReload()) location.reload()
  }
  // What is given again is no longer withdrawn.
  const follow = (): void => {
    withdrawn.forEach(category => void (allows(category) && withdrawn.delete(category)))
    if (withdrawn.size === 0) stop()
  }
  const stopHearing = (): void => {
    nativeDocument.removeEventListener('ConsentBlockedRequest', hear)
    nativeDocument.removeEventListener('consent-change', follow)
  }
  const stop = (): void => {
    stopHearing()
    removeEventListener('pagehide', clean)
  }

  clean()
  if (withdrawn.size === 0) return stop
  nativeDocument.addEventListener('ConsentBlockedRequest', hear)
  nativeDocument.addEventListener('consent-change', follow)
  addEventListener('pagehide', clean)
  return stop
}

function readPatterns(sweep: unknown, report: Report): SweepPatterns {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message: `Option "sweep${message}` })
  const isText = (value: unknown): boolean => typeof value === 'string'
  const fit = Object.entries(isDictionary(sweep) ? sweep : {}).filter(([category, said]) => {
    if (!isCategoryName(category)) onProblem(`.${category}" is not known; known are ${categoryNames.join(', ')}`)
    else if (!isText(said) && !(Array.isArray(said) && said.every(isText)))
      onProblem(`.${category}" is ${JSON.stringify(said)}; allowed is a list of patterns such as "_my*"`)
    else return true
    return false
  })
  return Object.fromEntries(fit) as SweepPatterns
}
