/**
 * Returns whether the page's `text-decoration` is painted on a text. Decorations propagate through all boxes, also into
 * shadow roots, and no computed value shows it. Inline-level boxes, floats and out-of-flow boxes stop them
 * (css-text-decor §2.1).
 */
export function meetsLinesOfPage(element: Element): boolean {
  const { display, float, position } = getComputedStyle(element)
  if (display.startsWith('inline-') || float !== 'none' || /absolute|fixed/.test(position)) return false
  const { parentElement } = element
  const root = element.getRootNode()
  if (parentElement) return meetsLinesOfPage(parentElement)
  return root instanceof ShadowRoot ? meetsLinesOfPage(root.host) : true
}
