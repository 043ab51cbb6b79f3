import { whenIdle } from './browser/when-idle'
import { version } from './consent/version'
import { showPopupAtom } from './store/dialog-atoms'
import { followPageStore } from './store/page-store'

/**
 * Puts the file with the dialog into the browser's cache once the banner shows and the page is idle. It is not run
 * before somebody comes near Customize.
 */
export function prefetchDialog(): void {
  let fetched = false
  followPageStore(store => {
    const look = (): void => {
      if (!store?.get(showPopupAtom) || fetched) return
      fetched = true
      whenIdle(prefetch)
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
  // The page's markup stays as it was.
  for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
  link.href = new URL(`./consent-elements-ui.js?v=${version}`, import.meta.url).href
  document.head.append(link)
}
