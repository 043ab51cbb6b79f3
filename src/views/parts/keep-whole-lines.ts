/** How long a container rests before the strip is fitted, in milliseconds. */
const REST = 120

/** How much a strip may grow, in CSS pixels: what is cut higher up is no line of text. */
const MAX_CUT = 112

/** How much of a box is too little to be of use, in CSS pixels. */
const SLIVER = 12

/**
 * Shows a strip at the end of a scroll container while there is more below, by the attribute `data-more` of its parent.
 * Wherever the container rests, the strip begins below the last line that is whole, by its property `--_cut`.
 * @param area what contains the containers: which of them scrolls can depend on the window
 * @param scroller returns the container that scrolls
 * @returns a function that stops this
 */
export function keepWholeLines(area: HTMLElement, strip: HTMLElement, scroller: () => Element): () => void {
  const place = strip.parentElement!
  let rest: ReturnType<typeof setTimeout> | undefined
  const toggle = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = scroller()
    place.toggleAttribute('data-more', scrollTop + clientHeight < scrollHeight - 2)
  }
  const fit = (): void => {
    place.style.removeProperty('--_cut')
    toggle()
    const { top, height } = strip.getBoundingClientRect()
    if (height === 0) return
    let edge = top
    // A strip that is higher can cut a line of the column beside it.
    for (let tries = 0; tries < 6 && top - edge < MAX_CUT; tries++) edge = cutAt(area, edge)
    if (top - edge < MAX_CUT) place.style.setProperty('--_cut', `${Math.ceil(top - edge)}px`)
  }
  const fitLater = (): void => {
    toggle()
    clearTimeout(rest)
    rest = setTimeout(fit, REST)
  }
  const onScroll = { capture: true, passive: true }
  // A dialog grows as it opens, and boxes are measured at the size that they have.
  const surface = area.closest('dialog') ?? area
  surface.addEventListener('animationend', fit)
  area.addEventListener('scroll', fitLater, onScroll)
  const contents = new MutationObserver(fit)
  contents.observe(area, { childList: true, subtree: true })
  // Deferred: a layout within the callback raises a `ResizeObserver loop` error on the window.
  const sizes = new ResizeObserver(() => setTimeout(fit))
  for (const box of [area, ...area.children, ...scroller().children]) sizes.observe(box)
  return () => {
    clearTimeout(rest)
    surface.removeEventListener('animationend', fit)
    area.removeEventListener('scroll', fitLater, onScroll)
    contents.disconnect()
    sizes.disconnect()
  }
}

/**
 * Returns where the first line of text or control begins that a horizontal edge cuts; the edge itself if it cuts none.
 * Slivers of other boxes, such as the border of a row, count as cut, too.
 */
function cutAt(node: Node, edge: number): number {
  let first = edge
  for (const child of node.childNodes)
    if (child instanceof Element) {
      const { top, bottom } = child.getBoundingClientRect()
      if (top > edge - 0.5 || bottom < edge + 0.5 || child.matches('svg,[hidden]')) continue
      if (edge - top < SLIVER || child.matches('.button') || child.textContent === '') first = Math.min(first, top)
      first = Math.min(first, cutAt(child, edge))
    } else {
      const lines = new Range()
      lines.selectNodeContents(child)
      // The boxes of two lines overlap where lines are close to each other.
      for (const { top, bottom, height } of lines.getClientRects())
        if (top < edge - height / 8 && bottom > edge + height / 8) first = Math.min(first, top)
    }
  return first
}
