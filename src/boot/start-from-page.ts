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

/** Functions that fetch and register the elements. Only the dialog needs React. */
export type Loaders = Record<'banner' | 'dialog' | 'button' | 'declaration', () => Promise<unknown>>

/**
 * Starts the manager with the options in the page's markup, unless the page starts it itself. Loads each element when
 * it must be shown.
 * @param load loads and registers the elements
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @returns a function that stops it
 */
export function startFromPage(load: Loaders, startBlocking: typeof StartBlocking): () => void {
  const { banner, dialog, stop } = whenSurfaceShows(load)
  const start = (): void => {
    addBanner()
    setTimeout(warnWithoutBanner, TIMEOUT_MS)
    whenPresent('consent-banner', tag => {
      startWith(tag, startBlocking)
      whenOptionsChange(tag, banner)
    })
    whenPresent('privacy-settings-dialog[variant="widget"]', dialog)
    whenPresent('privacy-settings-button', fetchOnce('privacy-settings-button', load.button))
    whenPresent('consent-declaration', fetchOnce('consent-declaration', load.declaration))
  }
  const stops = [
    blockUntilManaged(startBlocking),
    // In a later task, so that a page which imports us can start the manager itself first.
    whenParsed(() => setTimeout(start)),
    stop,
  ]
  return () => stops.forEach(stop => stop())
}

/** The delay in milliseconds before the console warns about a page without a banner. */
const TIMEOUT_MS = 5000

function warnWithoutBanner(): void {
  if (nativeDocument.querySelector('consent-banner') || runningManager()) return
  console.warn('consent-elements: the page has no <consent-banner>; tracking requests are blocked until it has one')
}

function startWith(tag: Element, startBlocking: typeof StartBlocking): void {
  if (runningManager()) return void createManager(undefined, startBlocking) // warns if the versions differ
  // Returning visitors do not load the banner, so its slotted children would be visible. An empty shadow root hides them.
  if (!tag.shadowRoot && tag.querySelector('[slot]')) tag.attachShadow({ mode: 'open' })
  const { options, problem } = pageOptions(tag)
  // The element would validate them as well, but it is not loaded for visitors who need not be asked.
  warnOnUnknownMarkup(tag, [...optionAttributes, 'layout'], slotNames)
  createManager(options, startBlocking)
  if (problem !== null) report({ code: 'INVALID_OPTION', message: problem })
}

const optionAttributes = optionNames.map(attributeOf)

/**
 * Calls back when an attribute of the tag changes, or a script sets a property. The element itself reads live options,
 * but returning visitors do not load it. Until then, its prototype has setters. The first call and the upgrade replace
 * that prototype.
 */
function whenOptionsChange(tag: Element, listener: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    listener()
  })
  observer.observe(tag, { __proto__: null, attributeFilter: optionAttributes } as MutationObserverInit)
  const { prototype } = HTMLElement
  if (Object.getPrototypeOf(tag) !== prototype) return
  const setters = optionNames.map(name => {
    const set = (value: unknown): void => {
      Object.setPrototypeOf(tag, prototype)
      Reflect.set(tag, name, value)
      listener()
    }
    return [name, { __proto__: null, set }]
  })
  Object.setPrototypeOf(tag, Object.create(prototype, Object.fromEntries(setters) as PropertyDescriptorMap))
}

/** Without callbacks: there may be no manager yet, or one that the page has started itself. */
const report = reporter({})

/**
 * Blocks requests until the page has been parsed and a manager runs. Ends together with that manager.
 * @returns a function that stops it
 */
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

/**
 * Loads an element.
 * @throws Error if the file did not register the element
 */
async function loadElement(tag: string, load: () => Promise<unknown>): Promise<void> {
  await load()
  if (!customElements.get(tag)) throw new Error(`Its file was loaded, but registered no <${tag}>`)
}

/**
 * Returns a function that loads an element at its first call, and again after a failure.
 * @param tag the element that the file registers. A file that registers nothing counts as failed, because a bundler may
 *   have emptied it.
 * @param failed called after each failure
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
 * Loads the banner when it or the dialog must be shown, and the dialog when it must be shown or probably will be. Adds
 * the dialog's tag if the page has none. If the dialog cannot be loaded, it counts as closed, and the banner is shown
 * again.
 */
function whenSurfaceShows(load: Loaders): { banner: () => void; dialog: () => void; stop: () => void } {
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
    const check = (): void => {
      const dialogOpen = store.get(isPrivacyDialogOpenAtom)
      if (dialogOpen && !nativeDocument.querySelector('privacy-settings-dialog:not([variant="widget"])'))
        (nativeDocument.body ?? nativeDocument.documentElement).append(
          nativeDocument.createElement('privacy-settings-dialog'),
        )
      // A framework that renders the whole page may have removed our tag.
      if (store.get(showPopupAtom)) addBanner()
      // A banner that the server has rendered must be removed if the visitor need not be asked.
      // The element also writes the live options of its tag into the store, for the dialog.
      if (
        dialogOpen ||
        store.get(showPopupAtom) ||
        nativeDocument.querySelector('consent-banner')?.shadowRoot?.firstChild
      )
        banner()
      if (dialogOpen || store.get(settingsSoonAtom)) dialog()
    }
    stopLooking = onAnyChange(store, [showPopupAtom, isPrivacyDialogOpenAtom, settingsSoonAtom], check)
    check()
  })
  return {
    banner,
    dialog,
    stop() {
      stopFollowing()
      stopLooking()
    },
  }
}
