/**
 * `dist/consent-elements-visit.js`: what an undecided visitor must have before the banner is painted. The opening of the
 * conversation asks whether it must show, and it shows without React. Once it does and the page is idle, the file with the dialog is
 * put into the browser's cache; it is not run before somebody comes near Customize.
 */
import './define-banner'
import { whenIdle } from './browser/when-idle'
import { version } from './consent/version'
import { showPopupAtom } from './store/dialog-atoms'
import { followPageStore } from './store/page-store'

export { openConversation } from './effects/opening'

// Not `modulepreload`, which would compile it while the visitor reads, at the price of a long task.
const link = document.createElement('link')
link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload' // WebKit
link.as = 'script'
link.crossOrigin = ''
// The page's markup stays as it was.
for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
let fetched = false
link.href = new URL(`./consent-elements-ui.js?v=${version}`, import.meta.url).href

followPageStore(store => {
  const look = (): void => {
    if (!store?.get(showPopupAtom) || fetched) return
    fetched = true
    whenIdle(() => document.head.append(link))
  }
  store?.sub(showPopupAtom, look)
  look()
})
