import { nativeDocument } from './consent/native-document'
import { whenParsed } from './browser/when-parsed'
import { whenPresent } from './browser/when-present'
import { onAnyChange } from './effects/on-any-change'
import { reporter } from './effects/report-error'
import { holdByStoredDecision } from './hold-by-stored-decision'
import { mindMarkup } from './mind-markup'
import { optionNames } from './options'
import { pageOptions } from './page-options'
import { runningManager, startConsentManager } from './start-consent-manager'
import { closeSettingsAtom } from './store/actions'
import type { ConsentStore } from './store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from './store/dialog-atoms'
import { followPageStore } from './store/page-store'
import { settingsSoonAtom } from './store/painting-atoms'
import { attributeOf } from './views/attribute-of'
import { slotNames } from './views/consent-banner/slot-names'

/** Fetches and registers the tags: of them only the dialog needs React. */
export type Loaders = Record<'banner' | 'dialog' | 'button', () => Promise<unknown>>

/**
 * Starts the manager with the options that the page has written down, unless the page starts it itself, and has the
 * elements fetched when one of them must show.
 * @returns ends it
 */
export function startFromPage(load: Loaders): () => void {
  const { dialog, stop } = whenSurfaceShows(load)
  const start = (): void => {
    setTimeout(warnWithoutBanner, PATIENCE)
    whenPresent('consent-banner', startWith)
    whenPresent('privacy-settings-dialog[variant="widget"]', dialog)
    whenPresent('privacy-settings-button', fetchOnce(load.button))
  }
  const stops = [
    holdUntilManaged(),
    // After this task, so that a page that imports us and starts the manager itself comes first.
    whenParsed(() => setTimeout(start)),
    stop,
  ]
  return () => stops.forEach(stop => stop())
}

/** For how many milliseconds a page may be parsed and have no banner before its owner is told. */
const PATIENCE = 5000

function warnWithoutBanner(): void {
  if (nativeDocument.querySelector('consent-banner') || runningManager()) return
  console.warn('consent-elements: the page has no <consent-banner>; tracking requests are held until it has one')
}

function startWith(tag: Element): void {
  if (runningManager()) return void startConsentManager() // which says so where it is of another version
  // What is slotted would be a part of the page for who has decided, for whom nothing of the banner is fetched.
  if (!tag.shadowRoot && tag.querySelector('[slot]')) tag.attachShadow({ mode: 'open' })
  const { options, problem } = pageOptions(tag)
  // The element would do the same, but who has decided, or need not be asked, never sees it.
  mindMarkup(tag, [...optionNames.map(attributeOf), 'layout'], slotNames)
  startConsentManager(options)
  if (problem !== null) report({ code: 'INVALID_OPTION', message: problem })
}

/** There may be no manager yet, or one of the page's own, so its callbacks are not known. */
const report = reporter({})

/** Holds requests back before the page has been parsed and a manager runs; ends together with that manager. */
function holdUntilManaged(): () => void {
  const endHold = holdByStoredDecision()
  let managed = false
  const stopFollowing = followPageStore(store => {
    if (store === null && managed) endHold()
    managed = store !== null
  })
  return () => {
    stopFollowing()
    endHold()
  }
}

/** @returns fetches at the first call, and again where that failed */
function fetchOnce(load: () => Promise<unknown>, failed = (): void => {}): () => void {
  let fetched = false
  return () => {
    if (fetched) return
    fetched = true
    load().catch((thrown: unknown) => {
      fetched = false
      report({ code: 'NETWORK_ERROR', message: 'The elements could not be fetched' }, thrown)
      failed()
    })
  }
}

/**
 * Has the banner fetched when it must show, and the dialog when it must or is about to. A page that leaves the dialog's
 * tag out gets one. Where the dialog cannot be had, it counts as closed, and the banner asks again.
 */
function whenSurfaceShows(load: Loaders): { dialog: () => void; stop: () => void } {
  let running: ConsentStore | null = null
  let stopLooking = (): void => {}
  const banner = fetchOnce(load.banner)
  const dialog = fetchOnce(load.dialog, () => {
    running?.set(settingsSoonAtom, false)
    running?.set(closeSettingsAtom)
  })
  const stopFollowing = followPageStore(store => {
    running = store
    stopLooking()
    if (store === null) return
    const look = (): void => {
      const dialogOpen = store.get(isPrivacyDialogOpenAtom)
      if (dialogOpen && !nativeDocument.querySelector('privacy-settings-dialog:not([variant="widget"])'))
        (nativeDocument.body ?? nativeDocument.documentElement).append(
          nativeDocument.createElement('privacy-settings-dialog'),
        )
      // One that a server has sent along must be taken away where nobody need be asked.
      if (store.get(showPopupAtom) || nativeDocument.querySelector('consent-banner')?.shadowRoot?.firstChild) banner()
      if (dialogOpen || store.get(settingsSoonAtom)) dialog()
    }
    stopLooking = onAnyChange(store, [showPopupAtom, isPrivacyDialogOpenAtom, settingsSoonAtom], look)
    look()
  })
  return {
    dialog,
    stop() {
      stopFollowing()
      stopLooking()
    },
  }
}
