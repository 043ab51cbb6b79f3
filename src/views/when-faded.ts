/**
 * Returns the duration of a fade. It is read from the computed style, so a site's own duration applies, and reduced
 * motion means 0.
 * @param node the element that fades; null if nothing is visible
 * @returns milliseconds
 */
export const fadeDuration = (node: Element | null): number =>
  node ? longest(getComputedStyle(node).animationDuration) : 0

/**
 * Calls a function when an element has faded out. It uses a timeout, because `animationend` may not fire, for example
 * in a hidden tab.
 * @param duration the duration of the fade, in milliseconds; with 0 the call is synchronous
 * @returns a function that cancels the call
 */
export function whenFaded(duration: number, done: () => void): () => void {
  if (duration === 0) {
    done()
    return () => {}
  }
  const timer = setTimeout(done, duration)
  return () => clearTimeout(timer)
}

/**
 * @param durations a computed value such as `0.2s, 0s`
 * @returns the longest of them, in milliseconds
 */
const longest = (durations: string): number =>
  Math.max(...durations.split(',').map(duration => parseFloat(duration) * 1000 || 0))
