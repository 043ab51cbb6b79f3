import { followScrollEnd } from './follow-scroll-end'

/** How much a strip may grow, in CSS pixels: what is cut higher up is no line of text. */
const MAX_CUT = 112

/** How much of a box is too little to be of use, in CSS pixels. */
const SLIVER = 12

/**
 * Shows a strip at the end of a scroll container while there is more below, by the attribute `data-more` of its parent.
 * Wherever the container rests, the strip begins below the last line that is whole, by its property `--_cut`.
 * @returns a function that stops this
 */
export function keepWholeLines(area: HTMLElement, strip: HTMLElement): () => void {
  const place = strip.parentElement!
  const fit = (): void => {
    place.style.removeProperty('--_cut')
    const { top, height } = strip.getBoundingClientRect()
    if (height === 0) return
    let edge = top
    // A strip that is higher can cut a line of the column beside it.
    for (let tries = 0; tries < 6 && top - edge < MAX_CUT; tries++) edge = cutAt(area, edge)
    if (top - edge < MAX_CUT) place.style.setProperty('--_cut', `${Math.ceil(top - edge)}px`)
  }
  return followScrollEnd(area, place, () => area, fit)
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
