import { nativeDocument } from '../consent/native-document'
import { guardTag } from '../browser/guard-tag'

/**
 * Adds a `<consent-banner>` to `<body>` if the page has none and its guard loads the manager. The options stay on the
 * guard's tag; `layout` is the one attribute that is not an option.
 */
export function addBanner(): void {
  const guard = guardTag()
  if (!guard || !nativeDocument.body || nativeDocument.querySelector('consent-banner')) return
  const banner = nativeDocument.createElement('consent-banner')
  const { layout } = guard.dataset
  if (layout) banner.setAttribute('layout', layout)
  // Turbo then keeps it when it morphs the page.
  banner.setAttribute('data-turbo-permanent', '')
  nativeDocument.body.append(banner)
}
