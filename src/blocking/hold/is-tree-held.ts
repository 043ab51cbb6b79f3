import { neutralizedAttribute } from './neutralize'
import { fetchesOnInsertion, fetchingOf, styleNames } from './fetching-attributes'
import { getAttribute, getAttributeNames } from '../realm/dom-primordials'
import { indexOf, slice } from '../realm/primordials'
import { isPlainStyle } from './hold-styles'
import { passesAddress } from './passes-address'
import { scanned } from './scan-subtree'

/** The kind of each attribute name, for all elements. */
const kinds = { __proto__: null } as unknown as Record<string, 'style' | 'held' | undefined>
for (const name of styleNames) kinds[name] = 'style'
kinds[neutralizedAttribute] = 'held'

/** Returns whether an element may fetch a blocked address. Changes and logs nothing. */
function isElementHeld(element: Element): boolean {
  const { localName } = element
  if (fetchesOnInsertion[localName] && localName !== 'link') return true
  const names = getAttributeNames.call(element)
  const fetching = names.length > 0 ? fetchingOf(element) : undefined
  for (let at = 0; at < names.length; at++) {
    const name = names[at]!
    const kind = kinds[name]
    if (kind === 'held' || (kind === 'style' && !isPlainStyle(getAttribute.call(element, name)))) return true
    const local = slice(name, indexOf(name, ':') + 1)
    if (fetching?.[local] && !passesAddress(element, local, getAttribute.call(element, name)!)) return true
  }
  return false
}

/** Returns whether a node or its subtree may fetch a blocked address. False is certain; true is not. */
export function isTreeHeld(root: Node): boolean {
  if (root.nodeType === 1 && isElementHeld(root as Element)) return true
  if (!root.firstChild) return false
  const elements = (root as Element).querySelectorAll(scanned)
  // Indexed loop, because a NodeList's iterator takes as long as the rest of this function.
  for (let at = 0; at < elements.length; at++) if (isElementHeld(elements[at]!)) return true
  return false
}
