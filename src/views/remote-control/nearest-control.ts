/** What the search needs of an element's box. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>
export type Direction = 'left' | 'right' | 'up' | 'down'

/** Returns the gap between two stretches, or 0 where they overlap. */
const gap = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(otherStart - end, start - otherEnd, 0)

/** A box as it would be if the search went to the right. */
const turned = (box: Box, to: Direction): Box => {
  const { left, right, top, bottom } = box
  if (to === 'left') return { left: -right, right: -left, top, bottom }
  if (to === 'down') return { left: top, right: bottom, top: left, bottom: right }
  if (to === 'up') return { left: -bottom, right: -top, top: left, bottom: right }
  return box
}

/**
 * Returns the position of the box to which an arrow key leads. Controls are in rows: a key to the side stays in its row, and
 * one upwards or downwards leads to the next row, wherever its controls are.
 * @param from the box of the focused control
 * @param boxes the boxes of all controls
 * @returns -1 if there is none in that direction
 */
export function nearestControl(from: Box, boxes: readonly Box[], to: Direction): number {
  const start = turned(from, to)
  const weight = to === 'left' || to === 'right' ? 100 : 0.2
  const middle = (start.left + start.right) / 2
  let nearest = -1
  let shortest = Number.POSITIVE_INFINITY
  boxes.forEach((box, at) => {
    const other = turned(box, to)
    // Controls may overlap by their padding, so their middles decide on which side they are.
    if ((other.left + other.right) / 2 <= middle || other.right <= start.right) return
    const ahead = gap(start.left, start.right, other.left, other.right)
    const aside = gap(start.top, start.bottom, other.top, other.bottom)
    const distance = ahead + weight * aside
    if (distance >= shortest) return
    shortest = distance
    nearest = at
  })
  return nearest
}
