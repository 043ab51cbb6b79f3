import { expectShadowRoots } from '../frames/shadow-roots'
import { scanSubtree } from '../hold/scan-subtree'
import { shadowRootOf } from '../realm/dom-primordials'

/**
 * Scans a subtree and its shadow roots. `setHTMLUnsafe` and `parseHTMLUnsafe` create shadow roots.
 * @returns whether anything was blocked
 */
export function scanSubtreeWithShadows(root: DocumentFragment | Element): boolean {
  let any = scanSubtree(root)
  expectShadowRoots()
  for (const element of root.querySelectorAll('*')) {
    const inner = shadowRootOf.call(element)
    if (inner && scanSubtreeWithShadows(inner)) any = true
  }
  return any
}
