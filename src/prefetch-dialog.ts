import { whenPictured } from './browser/when-pictured'
import { version } from './consent/version'
import { hasDoubtfulDecision } from './storage/has-doubtful-decision'
import { showPopupAtom } from './store/dialog-atoms'
import { followPageStore } from './store/page-store'

/**
 * Puts the file with the dialog into the browser's cache once the banner is about to show and the page has what it shows first
 * itself. It is not run before somebody comes near Customize.
 */
export function prefetchDialog(): void {
  let asked = false
  const ask = (): void => {
    if (!asked) whenPictured(prefetch)
    asked = true
  }
  // What is drawn already shows for certain, and the manager takes its time to start.
  if (document.querySelector('consent-banner')?.shadowRoot?.firstChild && !hasDoubtfulDecision(true)) ask()
  followPageStore(store => {
    const look = (): void => {
      if (store?.get(showPopupAtom)) ask()
    }
    store?.sub(showPopupAtom, look)
    look()
  })
}

// Not `modulepreload`, which would compile it while the visitor reads, at the price of a long task.
function prefetch(): void {
  const link = document.createElement('link')
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload' // WebKit
  link.as = 'script'
  link.crossOrigin = ''
  link.fetchPriority = 'low'
  // The page's markup stays as it was.
  for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
  link.href = new URL(`./consent-elements-ui.js?v=${version}`, import.meta.url).href
  document.head.append(link)
}
