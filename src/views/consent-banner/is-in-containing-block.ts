import { nativeDocument } from '../../consent/native-document'

/**
 * Returns whether an ancestor is the containing block of fixed boxes, as with `transform`, `filter` or `contain`. About
 * a dozen properties have this effect, so a probe is measured.
 * @param surface the element to which the probe is added
 */
export function isInContainingBlock(surface: HTMLElement): boolean {
  const probe = nativeDocument.createElement('i')
  probe.style.cssText = 'position:fixed;inset:0;visibility:hidden'
  surface.append(probe)
  const { left, top, width, height } = probe.getBoundingClientRect()
  probe.remove()
  const { clientWidth, clientHeight } = nativeDocument.documentElement
  const differ = (one: number, other: number): boolean => Math.abs(one - other) > 1
  // The toolbars of mobile browsers change only one of the two heights.
  return (
    differ(left, 0) ||
    differ(top, 0) ||
    differ(width, clientWidth) ||
    (differ(height, clientHeight) && differ(height, innerHeight))
  )
}
