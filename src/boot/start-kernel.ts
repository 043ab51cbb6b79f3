import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import type { ConsentRecord } from '../consent/consent-record'
import { readOptions, type ConsentOptions } from '../options/options'
import { addBanner } from './add-banner'
import type { ConsentManager } from './consent-manager'
import { decisionThatStands } from './decision-that-stands'
import { kernelPage, type ManagerFile } from './kernel-page'
import { pageOptions } from './page-options'
import { prepareTag } from './prepare-tag'
import { runningManager } from './running-manager'
import { serveByKernel, type ServedPage } from './serve-by-kernel'
import { warnWithoutBanner } from './warn-without-banner'
import { whenDecisionChanges } from './when-decision-changes'

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
  const page = kernelPage(loadManager)
  let served: ServedPage | undefined

  const start = (tag: Element): void => {
    if (served) return
    const { options: given, problem } = pageOptions(tag)
    const { options, mayHaveProblems } = readOptions(given)
    // Not read again: another tab's change has ended this search; see whenDecisionChanges below.
    const record = decisionThatStands(options, decision)
    if (!record || problem !== null || mayHaveProblems || tag.shadowRoot?.firstChild || runningManager())
      return void page.giveUp()
    prepareTag(tag)
    served = serveByKernel(page, record, options, () => pageOptions(tag).options)
    served.begin()
  }
  const loadOutdated = (): void => {
    if (served) return served.loadOutdated()
    // Later, so that requests are held first.
    page.hold.until(Promise.resolve().then(page.giveUp))
  }
  page.onEnd(
    whenDecisionChanges(decision, loadOutdated),
    whenParsed(() => {
      // In a later task, so that a page which imports us can start the manager itself first.
      const timer = setTimeout(() => {
        addBanner()
        page.onEnd(warnWithoutBanner(), whenPresent('consent-banner', start))
      })
      page.onEnd(() => clearTimeout(timer))
    }),
  )
  return given => {
    const { options, mayHaveProblems } = readOptions(given)
    if (!served) {
      served = serveByKernel(page, mayHaveProblems ? null : decisionThatStands(options), options, () => given)
      served.begin()
    }
    return served.manager()
  }
}
