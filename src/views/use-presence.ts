import { useLayoutEffect, useState, type RefObject } from 'react'

/** `in` while something shows, `out` while it fades, null when it is gone. */
export type Phase = 'in' | 'out' | null

/**
 * Keeps something mounted while it fades out. How long that takes is asked of its styles, so that there is one
 * number for both, a site's own duration counts, and reduced motion means at once. A timeout ends it, because an
 * `animationend` may never come: in a hidden tab, for instance.
 * @param shown whether it is to be seen
 * @param node what fades
 */
export function usePresence(shown: boolean, node: RefObject<Element | null>): Phase {
  const [kept, keep] = useState(shown)
  if (shown && !kept) keep(true)
  const leaving = kept && !shown
  useLayoutEffect(() => {
    if (!leaving) return
    const duration = node.current ? longest(getComputedStyle(node.current).animationDuration) : 0
    const leave = (): void => keep(false)
    if (duration === 0) return leave()
    const timer = setTimeout(leave, duration)
    return () => clearTimeout(timer)
  }, [leaving, node])
  return shown ? 'in' : kept ? 'out' : null
}

/** @param durations as computed styles give them, `0.2s, 0s` @returns the longest, in milliseconds */
const longest = (durations: string): number =>
  Math.max(...durations.split(',').map(duration => parseFloat(duration) * 1000 || 0))
