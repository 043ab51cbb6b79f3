import { nativeDocument } from '../consent/native-document'
import { hasFastConnection } from '../browser/has-fast-connection'
import { whenPictured } from '../browser/when-pictured'
import { version } from '../consent/version'

let requested = false

/**
 * Fetches the file of the dialog into the HTTP cache, once, after the first contentful elements of the page, unless the
 * connection is slow or saves data: few visitors open the settings. The file is only executed when the visitor
 * approaches Customize.
 */
export function prefetchDialog(): void {
  if (!requested && hasFastConnection(import.meta.url)) whenPictured(prefetch)
  requested = true
}

// Not `modulepreload`, which would also compile the file, in a long task while the visitor reads.
function prefetch(): void {
  const link = nativeDocument.createElement('link')
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload' // WebKit
  link.as = 'script'
  link.crossOrigin = ''
  link.fetchPriority = 'low'
  // Leaves the page's markup unchanged.
  for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
  // TCF has registered an empty element in place of the dialog, and has settings of its own.
  const reserved = customElements.get('privacy-settings-dialog') as { file?: string } | undefined
  link.href = new URL(`${reserved?.file ?? './consent-elements-ui.js'}?v=${version}`, import.meta.url).href
  nativeDocument.head.append(link)
}
