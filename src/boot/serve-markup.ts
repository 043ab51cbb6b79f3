import { provideScriptRunner } from '../blocking/hold/script-runner'
import { afterDocumentOpen } from '../browser/after-document-open'
import type { GatedMarkup } from '../blocking/markup/gated-markup'
import { takeOpener } from '../browser/early-opener'
import { whenPresent } from '../browser/when-present'
import { whenParsed } from '../browser/when-parsed'
import type { CategoryName } from '../consent/categories'
import { nativeDocument } from '../consent/native-document'
import { opensSettings } from '../effects/opens-settings'
import type { Report } from '../effects/report-error'
import { whenFetched } from '../effects/when-fetched'
import type { ServiceState } from '../services/service-states'
import type { ManagerState } from './manager-state'
import { waitsInSight } from './waits-in-sight'
import { warnAboutEarlyRequests } from './warn-about-early-requests'

/** The elements of ours that need a store. */
const elements = 'privacy-settings-dialog[variant="widget"],privacy-settings-button,consent-declaration'

/**
 * Serves gated markup and clicks that open the settings, and loads the manager for markup that needs it.
 * @param current returns what the page's manager reads and changes
 * @param load loads the manager
 * @returns `stop` stops it; `update` checks the markup again once the services are known
 */
export function serveMarkup(
  current: () => ManagerState,
  report: Report,
  load: () => void,
): { stop: () => void; update: () => void } {
  let markup: GatedMarkup | undefined
  const allows = (category: CategoryName): boolean => current().effective()[category]
  const onClick = (event: MouseEvent): void => {
    if (!opensSettings(event)) return
    current().openSettings()
  }
  const stops: (() => void)[] = []
  const serveGated = (): void => {
    const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
    const find = (name: string): ServiceState | undefined =>
      current()
        .services()
        .find(service => service.name === name)
    const start = ({ startGatedMarkup }: typeof import('../blocking/markup/gated-markup')): (() => void) => {
      markup = startGatedMarkup(allows, onProblem, find)
      return markup.stop
    }
    stops.push(whenFetched(import('../blocking/markup/gated-markup'), start, report))
  }
  provideScriptRunner(() => import('../blocking/hold/run-released'))
  const listen = (): void => nativeDocument.addEventListener('click', onClick)
  listen()
  if (takeOpener()) current().openSettings()
  stops.push(
    afterDocumentOpen(listen),
    () => nativeDocument.removeEventListener('click', onClick),
    whenPresent(elements, () => load()),
    whenPresent('iframe:not([src])', frame => (waitsInSight(frame as HTMLElement, allows) ? load() : true)),
    whenPresent('[data-consent],[data-service]', serveGated),
    whenParsed(() => setTimeout(warnAboutEarlyRequests)),
  )
  return { stop: () => stops.forEach(stop => stop()), update: () => markup?.update() }
}
