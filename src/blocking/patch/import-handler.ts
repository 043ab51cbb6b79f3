import { isTreeHeld } from '../hold/is-tree-held'
import { scanSubtree } from '../hold/scan-subtree'
import type { Handler } from './patch'
import type { Realm } from '../realm/realm'

interface Registry {
  initialize?: (root: Node) => void
}

/**
 * Returns the handler of `importNode`.
 * @param elsewhere an inert document
 */
export function importHandler(realm: Realm, elsewhere: Document): Handler {
  const { document, Node } = realm
  const { importNode } = realm.Document.prototype
  return (call, args) => {
    const [node, deep] = args as Parameters<Document['importNode']>
    // Nodes of other documents are first copied into an inert one: there nothing is fetched, and no custom element is
    // upgraded.
    const isOther = node instanceof Node && node.ownerDocument !== document
    // Only made if something would be blocked.
    const copy = isOther && isTreeHeld(node) && importNode.call(elsewhere, node, deep)
    if (!copy || !scanSubtree(copy)) return call(args)
    document.adoptNode(copy)
    // The native function upgrades custom elements before it returns. WebKit only upgrades elements of this registry.
    const { customElements } = realm as unknown as { customElements: CustomElementRegistry & Registry }
    customElements.initialize?.(copy)
    customElements.upgrade(copy)
    return copy
  }
}
