let locks = 0
let sheet: CSSStyleSheet | null = null

const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/**
 * Keeps the page from scrolling. It lies in a stylesheet of its own, so no style of the page is overwritten or has
 * to be remembered, and the place of a visible scroll bar stays kept, so nothing moves.
 * @returns gives the page back; locks may overlap, and the last one given back frees it
 */
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
  const { documentElement: html, body } = document
  const bar = innerWidth > html.clientWidth
  // A body that scrolls by itself inside a root that does not must be held too; any other must not become a scroller,
  // since sticky boxes would then cling to it.
  const bodyScrolls = getComputedStyle(html).overflowY !== 'visible' && scrolls(body)
  const rule = (element: Element, hasBar: boolean): string =>
    `${element.localName}{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important' : ''}}`
  sheet = new CSSStyleSheet()
  sheet.replaceSync(
    rule(html, bar) + (bodyScrolls ? rule(body, body.offsetWidth - body.clientLeft > body.clientWidth) : ''),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function release(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  sheet = null
}
