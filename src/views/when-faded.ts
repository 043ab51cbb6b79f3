/**
 * How long something fades. It is asked of its styles, so that there is one number for both, a site's own duration counts,
 * and reduced motion means at once.
 * @param node what fades; null where there is nothing to see
 * @returns milliseconds
 */
export const fadeDuration = (node: Element | null): number =>
  node ? longest(getComputedStyle(node).animationDuration) : 0

/**
 * Waits until something has faded out: by a timeout, because an `animationend` may never come, in a hidden tab for instance.
 * @param duration how long that takes, in milliseconds; with 0 it is done at once
 * @returns calls it off
 */
export function whenFaded(duration: number, done: () => void): () => void {
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
