import { whenParsed } from './browser/when-parsed'
import { messageOf } from './client/client-error'
import { tellDocument } from './effects/consent-events'
import { pageOptions } from './page-options'
import { startConsentManager } from './start-consent-manager'
import type { ConsentStore } from './store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from './store/dialog-atoms'
import { followPageStore } from './store/page-store'

/**
 * Starts the manager with the options that the page has written down, unless the page starts it itself, and has the
 * elements fetched when one of them must show.
 * @param loadElements fetches and registers the tags
 * @returns ends it
 */
export function startFromPage(loadElements: () => Promise<unknown>): () => void {
  const stopWaiting = whenParsed(() => whenTag('consent-banner', startWith))
  const stopFollowing = fetchWhenNeeded(loadElements)
  return () => {
    stopWaiting()
    stopFollowing()
  }
}

function startWith(tag: Element): void {
  if (window.consentManager) return void startConsentManager() // warns where it is of another version
  const { options, problem } = pageOptions(tag)
  startConsentManager(options)
  if (problem === null) return
  console.error(`consent-elements: ${problem} (INVALID_OPTION)`)
  tellDocument('consent-error', { code: 'INVALID_OPTION', message: problem })
}

/** Calls back with the first tag of a name, now or when a script adds it. */
function whenTag(name: string, use: (tag: Element) => void): void {
  const find = (): boolean => {
    const tag = document.querySelector(name)
    if (tag) use(tag)
    return tag !== null
  }
  if (find()) return
  const observer = new MutationObserver(() => {
    if (window.consentManager || find()) observer.disconnect()
  })
  observer.observe(document.documentElement, { childList: true, subtree: true })
}

/** Fetches the elements when the banner or the dialog must show, or where the page holds the inline form. */
function fetchWhenNeeded(loadElements: () => Promise<unknown>): () => void {
  let fetched = false
  let endLast = (): void => {}
  const fetchOnce = (): void => {
    if (fetched) return
    fetched = true
    loadElements().catch((thrown: unknown) => {
      fetched = false // a later wish tries again
      const message = `The banner and the dialog could not be fetched: ${messageOf(thrown)}`
      console.error(`consent-elements: ${message} (NETWORK_ERROR)`)
      tellDocument('consent-error', { code: 'NETWORK_ERROR', message })
    })
  }
  const follow = (store: ConsentStore | null): void => {
    endLast()
    endLast = () => {}
    if (store === null) return
    const look = (): void => {
      const dialogOpen = store.get(isPrivacyDialogOpenAtom)
      if (dialogOpen) ensureTag('privacy-settings-dialog')
      if (dialogOpen || store.get(showPopupAtom)) fetchOnce()
    }
    const stops = [store.sub(showPopupAtom, look), store.sub(isPrivacyDialogOpenAtom, look)]
    endLast = () => stops.forEach(stop => stop())
    look()
    whenTag('privacy-settings-dialog[variant="widget"]', fetchOnce)
  }
  const stopFollowing = followPageStore(follow)
  return () => {
    stopFollowing()
    endLast()
  }
}

/** A page that leaves the dialog's tag out still has a dialog. */
function ensureTag(name: string): void {
  if (!document.querySelector(`${name}:not([variant="widget"])`)) document.body.append(document.createElement(name))
}
