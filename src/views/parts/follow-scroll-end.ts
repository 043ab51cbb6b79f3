/** How long a container rests before `rested` is called, in milliseconds. */
const REST = 120

/**
 * Marks an element by the attribute `data-more` while there is more below the end of a scroll container.
 *
 * Only TCF needs what this follows: new content, the growth of an opening dialog, and cards that scroll as a whole above
 * buttons that stay. `scrollCue` of the banner would be 120 bytes larger with it, and `ScrollArea` draws its bar from the same
 * measures, so each has a mark of its own.
 * @param area what contains the containers: which of them scrolls can depend on the window
 * @param place the element to mark
 * @param scroller returns the container that scrolls
 * @param rested called where the container rests, and after its content or a size has changed
 * @returns a function that stops this
 */
export function followScrollEnd(
  area: HTMLElement,
  place: HTMLElement,
  scroller: () => Element,
  rested: () => void = () => {},
): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const mark = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = scroller()
    place.toggleAttribute('data-more', scrollTop + clientHeight < scrollHeight - 2)
  }
  const settle = (): void => {
    mark()
    rested()
  }
  const settleLater = (): void => {
    mark()
    clearTimeout(rest)
    rest = setTimeout(rested, REST)
  }
  const onScroll = { capture: true, passive: true }
  // A dialog grows as it opens, and boxes are measured at the size that they have.
  const surface = area.closest('dialog') ?? area
  surface.addEventListener('animationend', settle)
  area.addEventListener('scroll', settleLater, onScroll)
  const contents = new MutationObserver(settle)
  contents.observe(area, { childList: true, subtree: true })
  // Deferred: a layout within the callback raises a `ResizeObserver loop` error on the window.
  const sizes = new ResizeObserver(() => setTimeout(settle))
  for (const box of [area, ...area.children, ...scroller().children]) sizes.observe(box)
  return () => {
    clearTimeout(rest)
    surface.removeEventListener('animationend', settle)
    area.removeEventListener('scroll', settleLater, onScroll)
    contents.disconnect()
    sizes.disconnect()
  }
}
