import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { nativeDocument } from '../consent/native-document'
import { addBanner } from './add-banner'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import { reporter } from '../effects/report-error'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'
import { optionNames } from '../options/options'
import { pageOptions } from './page-options'
import { blockUntilManaged } from './block-until-managed'
import { createManager } from './create-manager'
import type { ElementLoaders } from './element-loaders'
import { loadElementOnce } from './load-element-once'
import { loadWhenSurfaceShows } from './load-when-surface-shows'
import { runningManager } from './running-manager'
import { attributeOf } from '../views/attribute-of'
import { slotNames } from '../views/consent-banner/slot-names'

/**
 * Starts the manager with the options in the page's markup, unless the page starts it itself. Loads each element when
 * it must be shown.
 * @param load loads and registers the elements
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @returns a function that stops it
 */
export function startFromPage(load: ElementLoaders, startBlocking: typeof StartBlocking): () => void {
  const { banner, dialog, stop } = loadWhenSurfaceShows(load)
  const start = (): void => {
    addBanner()
    setTimeout(warnWithoutBanner, TIMEOUT_MS)
    whenPresent('consent-banner', tag => {
      startWith(tag, startBlocking)
      whenOptionsChange(tag, banner)
    })
    whenPresent('privacy-settings-dialog[variant="widget"]', dialog)
    whenPresent('privacy-settings-button', loadElementOnce('privacy-settings-button', load.button))
    whenPresent('consent-declaration', loadElementOnce('consent-declaration', load.declaration))
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
