/** A shorter thumb is hard to see (specification §9). In CSS pixels. */
const MIN_THUMB_LENGTH = 18

/**
 * Where the thumb of a scroll bar lies.
 * @param visible the height of the window on the content, in pixels, which is also the length of the track
 * @param content the height of the content
 * @param offset how far it is scrolled
 * @returns null where everything is visible
 */
export function scrollThumb(
  visible: number,
  content: number,
  offset: number,
): { start: number; length: number } | null {
  // Zoomed pages round heights, so one pixel more than is visible is not yet something to scroll.
  if (content - visible <= 1) return null
  const length = Math.min(visible, Math.max(MIN_THUMB_LENGTH, (visible * visible) / content))
  const progress = Math.min(1, Math.max(0, offset / (content - visible)))
  return { start: progress * (visible - length), length }
}
