import { useLayoutEffect, useState, type RefObject } from 'react'
import { fadeDuration, whenFaded } from './when-faded'

/** `in` while something is shown, `out` while it fades out, null when it is removed. */
export type Phase = 'in' | 'out' | null

/**
 * Keeps an element mounted while it fades out.
 * @param shown whether it is to be visible
 * @param node the element that fades
 */
export function usePresence(shown: boolean, node: RefObject<Element | null>): Phase {
  const [kept, keep] = useState(shown)
  if (shown && !kept) keep(true)
  const leaving = kept && !shown
  useLayoutEffect(
    () => (leaving ? whenFaded(fadeDuration(node.current), () => keep(false)) : undefined),
    [leaving, node],
  )
  return shown ? 'in' : kept ? 'out' : null
}
