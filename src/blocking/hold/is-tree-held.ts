import { neutralizedAttribute } from './neutralize'
import { fetchesOnInsertion, fetchingNames, fetchingOf, styleNames } from './fetching-attributes'
import { getAttribute } from '../patch/dom-primordials'
import { isPlainStyle } from './hold-styles'
import { passesAddress } from './passes-address'

const selector =
  [...fetchingNames, ...styleNames, neutralizedAttribute].map(name => `[*|${name}],`).join('') + 'style,script'

/** Whether an element may fetch what is held, told without changing anything. */
function isElementHeld(element: Element): boolean {
  if (fetchesOnInsertion[element.localName] || getAttribute.call(element, neutralizedAttribute) !== null) return true
  for (const name of styleNames) if (!isPlainStyle(getAttribute.call(element, name))) return true
  for (const name in fetchingOf(element)) {
    const text = getAttribute.call(element, name) ?? getAttribute.call(element, `xlink:${name}`)
    if (text !== null && !passesAddress(element, name, text)) return true
  }
  return false
}

/** Whether a node or something within it may fetch what is held. False only where certainly nothing does. */
export function isTreeHeld(root: Node): boolean {
  if (root.nodeType === 1 && isElementHeld(root as Element)) return true
  if (root.firstChild)
    for (const element of (root as Element).querySelectorAll(selector)) if (isElementHeld(element)) return true
  return false
}
