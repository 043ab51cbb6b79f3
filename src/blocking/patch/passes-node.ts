import { fetchingTime, insertionSelector } from '../hold/fetching-attributes'
import { hasShadowRoots } from '../frames/shadow-roots'
import { queryTree } from './dom-primordials'
import { countPlainInsertion } from './observe-nodes'
import type { Passes } from './patch'

/**
 * Returns whether a node can be inserted without a scan. A script of this document wrote its attributes with patched
 * functions, so they are already checked. Attributes of nodes from other documents are not.
 */
export const passesNode: Passes = (self, given) => {
  if (typeof given !== 'object' || given === null) return false
  const node = given as Element
  const { localName } = node
  if (localName === undefined) {
    const { nodeType } = node
    const target = (self as Element).localName
    if (nodeType === 3) return target !== 'style' && target !== 'script' && countPlainInsertion()
    return nodeType === 11 && isOwnTree(self as Node, node) && countPlainInsertion()
  }
  if (localName !== lastPlain) {
    if (fetchingTime[localName] === 'insertion') return false
    lastPlain = localName
  }
  if (node.firstChild !== null) return isOwnTree(self as Node, node) && countPlainInsertion()
  return isOfDocument(node, self as Node) && countPlainInsertion()
}

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
