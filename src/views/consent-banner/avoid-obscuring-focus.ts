/**
 * Keeps the banner from hiding what has the focus (WCAG 2.4.11). What the visitor's keyboard reaches behind it is
 * scrolled clear; where the page has no room left to scroll, the banner itself moves to the other edge. A banner that is
 * higher than half the window lies over its middle from either edge, so then it is scrolled to the edge that is free.
 * The page's own styles stay as they are, which room added at its end would not leave them.
 * @param card the banner
 * @param changeSides moves it to the other edge
 * @returns ends it
 */
import { nativeDocument } from '../../consent/native-document'
export function avoidObscuringFocus(card: Element, changeSides: () => void): () => void {
  let frame = 0
  // The browser scrolls to what it focuses only after it has told us, so the look behind the banner waits a frame.
  const look = (event: FocusEvent): void => {
    const target = event.composedPath()[0]
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!(target instanceof Element)) return
      const scrollTo = (block: ScrollLogicalPosition): void => target.scrollIntoView({ block, behavior: 'instant' })
      const scrollClear = (): void => scrollTo(liesAbove(card) ? 'end' : 'start')
      // At its beginning a page can be scrolled clear of a high banner at the bottom only, at its end of one at the top.
      const ways = [() => scrollTo('center'), changeSides, scrollClear, changeSides, scrollClear]
      for (const go of ways) if (isBehind(target, card)) go()
    })
  }
  nativeDocument.addEventListener('focusin', look)
  return () => {
    nativeDocument.removeEventListener('focusin', look)
    cancelAnimationFrame(frame)
  }
}

const liesAbove = (card: Element): boolean => {
  const { top, bottom } = card.getBoundingClientRect()
  return top < innerHeight - bottom
}

/** Whether nothing of an element can be seen beside the card. */
function isBehind(element: Element, card: Element): boolean {
  if (card.contains(element)) return false
  const a = element.getBoundingClientRect()
  const b = card.getBoundingClientRect()
  return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right
}
