import { nativeDocument } from '../consent/native-document'
import type { BlockedRequest } from '../blocking/page/blocked-request'
import { isCategoryName, categoryNames, type CategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'
import { listedCategory } from '../blocking/rules/listed-category'
import { sweepCookies } from '../storage/sweep-cookies'
import { sweepStorages } from '../storage/sweep-storages'
import { traceMatcher, type SweepPatterns } from '../storage/trace-matcher'
import { dispatchConsentEvent } from './consent-events'
import { mayReload } from './may-reload'
import type { Report } from './report-error'

/** The arguments of `withdraw`. */
export interface Withdrawal {
  /**
   * The categories that were in force on this page and no longer are; empty to delete only data of earlier pages.
   * Categories are removed from the set when they are granted again or reported.
   */
  withdrawn: Set<CategoryName>
  /** Returns whether a category is in force now. */
  allows: (category: CategoryName) => boolean
  /** The option `sweep`, unchecked: the site's patterns; false to delete nothing. */
  sweep: unknown
  /** Whether to reload the page if code of a withdrawn category still sends requests. */
  reload: boolean
  report: Report
}

/**
 * Applies a withdrawal to the page. Data of the withdrawn categories is deleted, now and on `pagehide`, because code
 * that still runs may write it again. If such code still sends requests, which are blocked, `withdrawal-incomplete` is
 * dispatched once.
 * @returns a function that stops it
 */
export function withdraw({ withdrawn, allows, sweep, reload, report }: Withdrawal): () => void {
  const patterns = readPatterns(sweep, report)
  const clean = (): void => {
    if (sweep === false) return
    const isTrace = traceMatcher(allows, patterns, listedCategory)
    sweepCookies(name => isTrace(name, 'cookie'))
    void sweepStorages(isTrace)
  }
  const onBlockedRequest = ({ detail }: CustomEvent<BlockedRequest>): void => {
    if (!withdrawn.has(detail.category)) return
    stopHearing()
    clean()
    const categories = [...withdrawn]
    withdrawn.clear()
    dispatchConsentEvent('withdrawal-incomplete', { categories, request: detail })
    if (reload && mayReload()) location.reload()
  }
  // Categories that are granted again are no longer withdrawn.
  const follow = (): void => {
    withdrawn.forEach(category => void (allows(category) && withdrawn.delete(category)))
    if (withdrawn.size === 0) stop()
  }
  const stopHearing = (): void => {
    nativeDocument.removeEventListener('ConsentBlockedRequest', onBlockedRequest)
    nativeDocument.removeEventListener('consent-change', follow)
  }
  const stop = (): void => {
    stopHearing()
    removeEventListener('pagehide', clean)
  }

  clean()
  if (withdrawn.size === 0) return stop
  nativeDocument.addEventListener('ConsentBlockedRequest', onBlockedRequest)
  nativeDocument.addEventListener('consent-change', follow)
  addEventListener('pagehide', clean)
  return stop
}

function readPatterns(sweep: unknown, report: Report): SweepPatterns {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message: `Option "sweep${message}` })
  const isText = (value: unknown): boolean => typeof value === 'string'
  const fit = Object.entries(isDictionary(sweep) ? sweep : {}).filter(([category, given]) => {
    if (!isCategoryName(category)) onProblem(`.${category}" is not known; known are ${categoryNames.join(', ')}`)
    else if (!isText(given) && !(Array.isArray(given) && given.every(isText)))
      onProblem(`.${category}" is ${JSON.stringify(given)}; allowed is a list of patterns such as "_my*"`)
    else return true
    return false
  })
  return Object.fromEntries(fit) as SweepPatterns
}
