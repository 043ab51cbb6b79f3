/** The minimum length of the thumb, in CSS pixels (specification §9). */
const MIN_THUMB_LENGTH = 18

/**
 * Computes the position of a scroll bar's thumb.
 * @param visible the height of the container, in pixels, which is also the length of the track
 * @param content the height of the content, in pixels
 * @param offset the scroll position, in pixels
 * @returns start and length in pixels; null if the whole content is visible
 */
export function scrollThumb(
  visible: number,
  content: number,
  offset: number,
): { start: number; length: number } | null {
  // Zoomed pages have rounded heights, so a difference of one pixel does not count.
  if (content - visible <= 1) return null
  const length = Math.min(visible, Math.max(MIN_THUMB_LENGTH, (visible * visible) / content))
  const progress = Math.min(1, Math.max(0, offset / (content - visible)))
  return { start: progress * (visible - length), length }
}
