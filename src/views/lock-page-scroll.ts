import { nativeDocument } from '../consent/native-document'

let locks = 0
let sheet: CSSStyleSheet | null = null

/** Returns whether an element can be scrolled up and down by its style. */
export const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/**
 * Prevents the page from scrolling with a stylesheet of its own, so that no inline style of the page is overwritten.
 * The space of a visible scroll bar is kept, so that nothing shifts.
 * @returns a function that removes this lock; the page scrolls again when the last lock is removed
 */
export function lockPageScroll(): () => void {
  if (locks++ === 0) hold()
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    if (--locks === 0) release()
  }
}

function hold(): void {
  const { documentElement: html, body } = nativeDocument
  const bar = innerWidth > html.clientWidth
  // A body that scrolls within a root that does not must be locked too. Any other body must not become a scroll
  // container, because sticky boxes would then stick to it.
  const bodyScrolls = getComputedStyle(html).overflowY !== 'visible' && scrolls(body)
  const rule = (element: Element, hasBar: boolean): string =>
    `${element.localName}{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important' : ''}}`
  if (!('adoptedStyleSheets' in Document.prototype)) return // Safari before 16.4 is not locked
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
