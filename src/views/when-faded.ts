/**
 * Waits until something has faded out. How long that takes is asked of its styles, so that there is one number for
 * both, a site's own duration counts, and reduced motion means at once. A timeout ends it, because an `animationend`
 * may never come: in a hidden tab, for instance.
 * @param node what fades; null where there is nothing to see
 * @returns calls it off
 */
export function whenFaded(node: Element | null, done: () => void): () => void {
  const duration = node ? longest(getComputedStyle(node).animationDuration) : 0
  if (duration === 0) {
    done()
    return () => {}
  }
  const timer = setTimeout(done, duration)
  return () => clearTimeout(timer)
}

/** @param durations as computed styles give them, `0.2s, 0s` @returns the longest, in milliseconds */
const longest = (durations: string): number =>
  Math.max(...durations.split(',').map(duration => parseFloat(duration) * 1000 || 0))
