import type { CategoryName } from '../consent/categories'

/**
 * Returns whether a frame without `src` seems to be blocked, and large enough for a placeholder. The placeholder checks
 * this more precisely, in a file that only pages with such a frame load.
 */
export const waitsInSight = (frame: HTMLElement, allows: (category: CategoryName) => boolean): boolean => {
  const consent = frame.getAttribute('data-consent')
  const service = frame.getAttribute('data-service') ?? undefined
  // A frame that the guard blocks has no `src` natively, but getAttribute returns it. A computed height also exists
  // inside hidden ancestors, if the height is styled.
  return (
    !!(consent && !service ? !allows(consent as CategoryName) : (service ?? frame.getAttribute('src'))) &&
    parseInt(getComputedStyle(frame).height) > 119
  )
}
