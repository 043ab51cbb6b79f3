import { nativeDocument } from '../consent/native-document'
import { whenPictured } from '../browser/when-pictured'
import { version } from '../consent/version'

let asked = false

/**
 * Puts the file with the dialog into the browser's cache, once, as soon as the page has what it shows first itself. It is not
 * run before somebody comes near Customize.
 */
export function prefetchDialog(): void {
  if (!asked) whenPictured(prefetch)
  asked = true
}

// Not `modulepreload`, which would compile it while the visitor reads, at the price of a long task.
function prefetch(): void {
  const link = nativeDocument.createElement('link')
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload' // WebKit
  link.as = 'script'
  link.crossOrigin = ''
  link.fetchPriority = 'low'
  // The page's markup stays as it was.
  for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
  link.href = new URL(`./consent-elements-ui.js?v=${version}`, import.meta.url).href
  nativeDocument.head.append(link)
}
