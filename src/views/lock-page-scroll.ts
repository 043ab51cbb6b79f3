let locks = 0
let sheet: CSSStyleSheet | null = null

const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/**
 * Keeps the page from scrolling. It lies in a stylesheet of its own, so no style of the page is overwritten or has
 * to be remembered, and the place of a visible scroll bar stays kept, so nothing moves.
 * @returns gives the page back; locks may overlap, and the last one given back frees it
 */
import { nativeDocument } from '../consent/native-document'
export function lockPageScroll(): () => void {
  if (locks++ === 0) hold()
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--locks === 0) release()
  }
}

function hold(): void {
  const { documentElement: html, body } = nativeDocument
  const bar = innerWidth > html.clientWidth
  // A body that scrolls by itself inside a root that does not must be held too; any other must not become a scroller,
  // since sticky boxes would then cling to it.
  const bodyScrolls = getComputedStyle(html).overflowY !== 'visible' && scrolls(body)
  const rule = (element: Element, hasBar: boolean): string =>
    `${element.localName}{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important' : ''}}`
  if (!('adoptedStyleSheets' in Document.prototype)) return // Safari before 16.4 leaves the page unlocked
  sheet = new CSSStyleSheet()
  sheet.replaceSync(
    rule(html, bar) + (bodyScrolls ? rule(body, body.offsetWidth - body.clientLeft > body.clientWidth) : ''),
  )
  nativeDocument.adoptedStyleSheets = [...nativeDocument.adoptedStyleSheets, sheet]
}

function release(): void {
  if (sheet === null) return
  nativeDocument.adoptedStyleSheets = nativeDocument.adoptedStyleSheets.filter(other => other !== sheet)
  sheet = null
}
