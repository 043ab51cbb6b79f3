import { fetchesOnInsertion, insertionSelector } from '../hold/fetching-attributes'
import { hasShadowRoots } from '../frames/shadow-roots'
import { queryTree } from '../realm/dom-primordials'
import { holdsCode } from './holds-code'
import { countPlainInsertion } from './observe-nodes'
import type { Passes } from './passes'

/**
 * Returns whether a node can be inserted without a scan. A script of this document wrote its attributes with patched
 * functions, so they are already checked. Attributes of nodes from other documents are not.
 */
export const passesNode: Passes = (self, given) => {
  if (typeof given !== 'object' || given === null) return false
  // Few properties are read, because each read takes a tenth of the time of the native call.
  const { localName } = given as Element
  if (localName === undefined) {
    const { nodeType } = given as Node
    if (nodeType === 3) return !holdsCode(self as Node) && countPlainInsertion()
    return (
      nodeType === 11 && !holdsCode(self as Node) && isOwnTree(self as Node, given as Element) && countPlainInsertion()
    )
  }
  if (localName !== lastPlain) {
    if (fetchesOnInsertion[localName]) return false
    lastPlain = localName
  }
  // An element that only contains texts is as plain as an empty one.
  const { firstElementChild } = given as Element
  if (firstElementChild === undefined) return false // an attribute
  if (firstElementChild !== null) return isOwnTree(self as Node, given as Element) && countPlainInsertion()
  return isOfDocument(given as Node, self as Node) && countPlainInsertion()
}

/** The same for functions that take any number of nodes. */
export const passesOneNode: Passes = (self, first, second, count) =>
  count === 1 && passesNode(self, first, second, count)

const ownDocument = globalThis.document

/** The last inserted tag that does not fetch on insertion. Most scripts insert many elements of one tag. */
let lastPlain = ''

/** Returns whether a node was created in the page's document or in the one that it enters. */
const isOfDocument = ({ ownerDocument }: Node, target: Node): boolean =>
  ownerDocument === ownDocument || ownerDocument === target.ownerDocument

/**
 * Returns whether a tree was created in the document that it enters, and has no element that fetches on insertion. A
 * tree that enters a detached node is scanned when that node enters the page. Its shadow roots are not, so its elements
 * are checked now if the page has a shadow root.
 */
function isOwnTree(target: Node, tree: Element): boolean {
  if (!isOfDocument(tree, target)) return false
  if (target.isConnected) {
    if (queryTree(tree, insertionSelector) !== null) return false
    alreadyScanned.add(tree.nodeType === 11 ? tree.firstChild : tree)
    return true
  }
  return !hasShadowRoots() || queryTree(tree, insertionSelector) === null
}

/**
 * The first node of each insertion that was already scanned, so that the MutationObserver skips it. Cleared after each
 * batch of mutation records.
 */
export const alreadyScanned = new Set<Node | null>()
