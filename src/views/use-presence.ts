import { useLayoutEffect, useState, type RefObject } from 'react'
import { fadeDuration, whenFaded } from './when-faded'

/** `in` while something shows, `out` while it fades, null when it is gone. */
export type Phase = 'in' | 'out' | null

/**
 * Keeps something mounted while it fades out.
 * @param shown whether it is to be seen
 * @param node what fades
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
