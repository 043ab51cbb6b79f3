/** Returns whether nothing of an element has to be scrolled. A pixel may be lost in rounding. */
const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1

/**
 * Shows the first of some looks that a box has room for without scrolling, otherwise the last.
 * @param looks from the most to the least
 * @param show shows a look
 * @param boxes what has to be whole
 * @returns the look
 */
export function showWhatFits(
  looks: readonly string[],
  show: (look: string) => void,
  boxes: readonly HTMLElement[],
): string {
  const fitting = looks.find(look => {
    show(look)
    return boxes.every(isWhole)
  })
  return fitting ?? looks[looks.length - 1]!
}
