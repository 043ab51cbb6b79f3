import { whenParsed } from './browser/when-parsed'
import { whenPresent } from './browser/when-present'
import { onAnyChange } from './effects/on-any-change'
import { reporter } from './effects/report-error'
import { pageOptions } from './page-options'
import { startConsentManager } from './start-consent-manager'
import { isPrivacyDialogOpenAtom, showPopupAtom } from './store/dialog-atoms'
import { followPageStore } from './store/page-store'

/** Fetches and registers tags: `elements` all of them, `button` the one that needs no React. */
export type Loaders = Record<'elements' | 'button', () => Promise<unknown>>

/**
 * Starts the manager with the options that the page has written down, unless the page starts it itself, and has the
 * elements fetched when one of them must show.
 * @returns ends it
 */
export function startFromPage(load: Loaders): () => void {
  const elements = fetchOnce(load.elements)
  const stops = [
    whenParsed(() => {
      whenPresent('consent-banner', startWith)
      whenPresent('privacy-settings-dialog[variant="widget"]', elements)
      whenPresent('privacy-settings-button', fetchOnce(load.button))
    }),
    whenSurfaceShows(elements),
  ]
  return () => stops.forEach(stop => stop())
}

function startWith(tag: Element): void {
  if (window.consentManager) return void startConsentManager() // which says so where it is of another version
  const { options, problem } = pageOptions(tag)
  startConsentManager(options)
  if (problem !== null) report({ code: 'INVALID_OPTION', message: problem })
}

/** There may be no manager yet, or one of the page's own, so its callbacks are not known. */
const report = reporter({})

/** @returns fetches at the first call, and again where that failed */
function fetchOnce(load: () => Promise<unknown>): () => void {
  let fetched = false
  return () => {
    if (fetched) return
    fetched = true
    load().catch((thrown: unknown) => {
      fetched = false
      report({ code: 'NETWORK_ERROR', message: 'The elements could not be fetched' }, thrown)
    })
  }
}

/** Calls back when the banner or the dialog must show. A page that leaves the dialog's tag out gets one. */
function whenSurfaceShows(fetchElements: () => void): () => void {
  let stopLooking = (): void => {}
  const stopFollowing = followPageStore(store => {
    stopLooking()
    if (store === null) return
    const look = (): void => {
      const dialogOpen = store.get(isPrivacyDialogOpenAtom)
      if (dialogOpen && !document.querySelector('privacy-settings-dialog:not([variant="widget"])'))
        document.body.append(document.createElement('privacy-settings-dialog'))
      if (dialogOpen || store.get(showPopupAtom)) fetchElements()
    }
    stopLooking = onAnyChange(store, [showPopupAtom, isPrivacyDialogOpenAtom], look)
    look()
  })
  return () => {
    stopFollowing()
    stopLooking()
  }
}
