/**
 * Whether an ancestor lays boxes that are fixed to the window out inside itself, as one with a `transform`, a `filter`
 * or a `contain` does. There are a dozen such properties, and more to come, so a box is asked where it has gone.
 * @param surface what has such boxes in it
 */
import { nativeDocument } from '../../consent/native-document'
export function isInContainingBlock(surface: HTMLElement): boolean {
  const probe = nativeDocument.createElement('i')
  Object.assign(probe.style, { position: 'fixed', inset: '0', visibility: 'hidden', pointerEvents: 'none' })
  surface.append(probe)
  const { left, top, width, height } = probe.getBoundingClientRect()
  probe.remove()
  const { clientWidth, clientHeight } = nativeDocument.documentElement
  const differ = (one: number, other: number): boolean => Math.abs(one - other) > 1
  // The bars of a phone's browser come and go, and only one of the two heights goes with them.
  return (
    differ(left, 0) ||
    differ(top, 0) ||
    differ(width, clientWidth) ||
    (differ(height, clientHeight) && differ(height, innerHeight))
  )
}
