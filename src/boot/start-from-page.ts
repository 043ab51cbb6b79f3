import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { nativeDocument } from '../consent/native-document'
import { addBanner } from './add-banner'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import { onAnyChange } from '../effects/on-any-change'
import { reporter } from '../effects/report-error'
import { blockUntilManagerStarts } from './block-until-manager-starts'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'
import { optionNames } from '../options/options'
import { pageOptions } from './page-options'
import { createManager, runningManager } from './create-manager'
import { closeSettingsAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { followPageStore } from '../store/page-store'
import { settingsSoonAtom } from '../store/ui-atoms'
import { attributeOf } from '../views/attribute-of'
import { slotNames } from '../views/consent-banner/slot-names'

/** Fetches and registers the tags: of them only the dialog needs React. */
export type Loaders = Record<'banner' | 'dialog' | 'button' | 'declaration', () => Promise<unknown>>

/**
 * Starts the manager with the options in the page's markup, unless the page starts it by itself, and loads each element
 * when it must show.
 * @param load loads and registers the elements
 * @param startBlocking the blocker: that of this bundle, or the one that another file provides
 * @returns a function that stops it
 */
export function startFromPage(load: Loaders, startBlocking: typeof StartBlocking): () => void {
  const { dialog, stop } = whenSurfaceShows(load)
  const start = (): void => {
    addBanner()
    setTimeout(warnWithoutBanner, TIMEOUT_MS)
    whenPresent('consent-banner', tag => startWith(tag, startBlocking))
    whenPresent('privacy-settings-dialog[variant="widget"]', dialog)
    whenPresent('privacy-settings-button', fetchOnce('privacy-settings-button', load.button))
    whenPresent('consent-declaration', fetchOnce('consent-declaration', load.declaration))
  }
  const stops = [
    blockUntilManaged(startBlocking),
    // After this task, so that a page that imports us and starts the manager itself comes first.
    whenParsed(() => setTimeout(start)),
    stop,
  ]
  return () => stops.forEach(stop => stop())
}

/** For how many milliseconds a page may be parsed and have no banner before its owner is told. */
const TIMEOUT_MS = 5000

function warnWithoutBanner(): void {
  if (nativeDocument.querySelector('consent-banner') || runningManager()) return
  console.warn('consent-elements: the page has no <consent-banner>; tracking requests are held until it has one')
}

function startWith(tag: Element, startBlocking: typeof StartBlocking): void {
  if (runningManager()) return void createManager(undefined, startBlocking) // warns if it is of another version
  // What is slotted would be a part of the page for who has decided, for whom nothing of the banner is fetched.
  if (!tag.shadowRoot && tag.querySelector('[slot]')) tag.attachShadow({ mode: 'open' })
  const { options, problem } = pageOptions(tag)
  // The element would do the same, but who has decided, or need not be asked, never sees it.
  warnOnUnknownMarkup(tag, [...optionNames.map(attributeOf), 'layout'], slotNames)
  createManager(options, startBlocking)
  if (problem !== null) report({ code: 'INVALID_OPTION', message: problem })
}

/** There may be no manager yet, or one of the page's own, so its callbacks are not known. */
const report = reporter({})

/** Blocks requests before the page has been parsed and a manager runs; ends together with that manager. */
function blockUntilManaged(startBlocking: typeof StartBlocking): () => void {
  const endHold = blockUntilManagerStarts(startBlocking)
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

/** @throws Error if the file that should register an element did not */
async function loadElement(tag: string, load: () => Promise<unknown>): Promise<void> {
  await load()
  if (!customElements.get(tag)) throw new Error(`Its file was loaded, but registered no <${tag}>`)
}

/**
 * @param tag the element that the file registers; a file that registers nothing counts as missing, because a bundler may
 * have emptied it
 * @returns fetches at the first call, and again where that failed
 */
function fetchOnce(tag: string, load: () => Promise<unknown>, failed = (): void => {}): () => void {
  let fetched = false
  return () => {
    if (fetched) return
    fetched = true
    loadElement(tag, load).catch((thrown: unknown) => {
      fetched = false
      report({ code: 'NETWORK_ERROR', message: `<${tag}> could not be loaded` }, thrown)
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
  const banner = fetchOnce('consent-banner', load.banner)
  const dialog = fetchOnce('privacy-settings-dialog', load.dialog, () => {
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
      // A framework that renders the whole page may have removed ours.
      if (store.get(showPopupAtom)) addBanner()
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
