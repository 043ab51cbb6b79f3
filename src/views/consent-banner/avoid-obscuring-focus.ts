import { nativeDocument } from '../../consent/native-document'
import { focusedElement } from '../focused-element'
import { isInFlow } from './is-in-flow'

/**
 * Keeps the banner from obscuring the focused element (WCAG 2.4.11), also one that had the focus before. An element
 * behind the banner is scrolled into view. If the page cannot scroll far enough, the banner moves to the opposite edge.
 * A banner higher than half the window covers the center from either edge, so the element is then scrolled to the free
 * edge. The page's own styles are not changed.
 * @param card the banner
 * @param changeSides moves the banner to the opposite edge
 * @returns a function that removes the listener
 */
export function avoidObscuringFocus(card: Element, changeSides: () => void): () => void {
  let frame = 0
  // Browsers scroll to a focused element after the `focusin` event, so wait for a frame.
  const uncover = (target: EventTarget | null | undefined): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!(target instanceof Element)) return
      const scrollTo = (block: ScrollLogicalPosition): void => target.scrollIntoView({ block, behavior: 'instant' })
      const scrollClear = (): void => scrollTo(liesAbove(card) ? 'end' : 'start')
      // At its top, a page can only be scrolled clear of a high banner at the bottom; at its end, of one at the top.
      const ways = [() => scrollTo('center'), changeSides, scrollClear, changeSides, scrollClear]
      for (const go of ways) if (isBehind(target, card)) go()
    })
  }
  const { host } = card.getRootNode() as ShadowRoot
  const onFocusIn = (event: FocusEvent): void => {
    // A press in the banner moves the focus before it acts, and the visitor waits for that.
    if (event.target !== host) uncover(event.composedPath()[0])
  }
  nativeDocument.addEventListener('focusin', onFocusIn)
  // Visitors can press Tab before this code has loaded. A click shows where it is.
  const focused = focusedElement()
  if (focused?.matches(':focus-visible')) uncover(focused)
  return () => {
    nativeDocument.removeEventListener('focusin', onFocusIn)
    cancelAnimationFrame(frame)
  }
}

const liesAbove = (card: Element): boolean => {
  const { top, bottom } = card.getBoundingClientRect()
  return top < innerHeight - bottom
}

/** Returns whether an element is completely covered by the card. */
function isBehind(element: Element, card: Element): boolean {
  if (card.contains(element) || isInFlow(card)) return false
  const a = element.getBoundingClientRect()
  const b = card.getBoundingClientRect()
  return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right
}
