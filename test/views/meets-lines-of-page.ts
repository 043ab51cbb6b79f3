/**
 * Says whether the page's `text-decoration` is drawn on a text: it goes through every box, also into shadow roots, and no
 * computed value tells; only boxes in a line, floats, and what is taken out of the flow keep it out (css-text-decor §2.1).
 */
export function meetsLinesOfPage(element: Element): boolean {
  const { display, float, position } = getComputedStyle(element)
  if (display.startsWith('inline-') || float !== 'none' || /absolute|fixed/.test(position)) return false
  const { parentElement } = element
  const root = element.getRootNode()
  if (parentElement) return meetsLinesOfPage(parentElement)
  return root instanceof ShadowRoot ? meetsLinesOfPage(root.host) : true
}
