import { startConsentManager } from '../boot/start-consent-manager'
import { runningManager } from '../boot/running-manager'
import { guardTag } from '../browser/guard-tag'
import type { ConsentOptions } from '../options/options'

/** The options with which a provider has started the running manager, as JSON. */
let started: string | undefined
/** The options that a warning was about. */
const ignored = new Set<string>()

/**
 * Starts the manager unless one runs. The console warns once if another manager runs with other options, or if the guard
 * loads a manager, because only the options of the first one count.
 */
export function startOnce(options: ConsentOptions | undefined): void {
  const given = options && JSON.stringify(options)
  const isOther = (runningManager() && given !== started) || guardTag() !== null
  if (given !== undefined && isOther && !ignored.has(given)) {
    ignored.add(given)
    console.warn(
      'consent-elements: the page has another manager, so the options of <ConsentProvider> may be ignored and the banner ' +
        'may show twice. Keep one: write manager: false in the plugin, or remove data-manager from the guard.',
    )
  }
  if (runningManager()) return
  started = given
  startConsentManager(options)
}
