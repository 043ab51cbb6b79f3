import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { rememberOpener } from '../browser/early-opener'
import { addBanner } from './add-banner'
import { whenParsed } from '../browser/when-parsed'
import { whenPresent } from '../browser/when-present'
import { reporter } from '../effects/report-error'
import { pageOptions } from './page-options'
import { createManager } from './create-manager'
import type { ElementLoaders } from './element-loaders'
import { loadElementOnce } from './load-element-once'
import { loadWhenSurfaceShows } from './load-when-surface-shows'
import { runningManager } from './running-manager'
import { prepareTag } from './prepare-tag'
import { warnWithoutBanner } from './warn-without-banner'
import { whenOptionsChange } from './when-options-change'
import { followPageStore } from '../store/page-store'
import { blockUntilManagerStarts } from './block-until-manager-starts'

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
 * Starts the manager with the options in the page's markup, unless the page starts it itself. Loads each element when
 * it must be shown.
 * @param load loads and registers the elements
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @returns a function that stops it
 */
export function startFromPage(load: ElementLoaders, startBlocking: typeof StartBlocking): () => void {
  rememberOpener()
  const { banner, dialog, stop } = loadWhenSurfaceShows(load)
  const start = (): void => {
    addBanner()
    warnWithoutBanner()
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

function startWith(tag: Element, startBlocking: typeof StartBlocking): void {
  if (runningManager()) return void createManager(undefined, startBlocking) // warns if the versions differ
  const { options, problem } = pageOptions(tag)
  prepareTag(tag)
  createManager(options, startBlocking)
  if (problem !== null) report({ code: 'INVALID_OPTION', message: problem })
}

/** Without callbacks: there may be no manager yet, or one that the page has started itself. */
const report = reporter({})
