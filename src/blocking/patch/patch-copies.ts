import { fetchingNames } from '../hold/fetching-attributes'
import { holdAttribute } from '../hold/held-attributes'
import { countDeferredWrites, deferredText, hasDeferredWrites, isHeldWithin } from '../hold/deferred-writes'
import { removeAttribute, setAttribute } from '../realm/dom-primordials'
import type { Realm } from '../realm/realm'
import { letPass, patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'

const withNodesIn = (root: Node): Element[] => [
  root as Element,
  ...((root as Partial<ParentNode>).querySelectorAll?.('*') ?? []),
]

/** Calls `give` for each deferred attribute of an original with the same element of the copy. */
function giveCopy(
  root: Node,
  copy: Node,
  give: (element: Element, name: string, text: string, original: Element) => void,
): void {
  const copies = withNodesIn(copy)
  // Not `entries()`: Prototype.js replaces it with an incompatible method.
  withNodesIn(root).forEach((original, at) => {
    if (countDeferredWrites(original) > 0)
      for (const name of fetchingNames) {
        const text = deferredText(original, name)
        if (text !== undefined && copies[at]) give(copies[at], name, text, original)
      }
  })
}

/**
 * Patches the functions that copy elements. A copy lacks the attributes that were removed from its original, so its
 * writes are deferred, too; carousels clone their slides, for example.
 * The copy of a blocked script in the document does not run, because the browser does not run the copy of a started
 * script either.
 * Markup that the page reads (`innerHTML`, `outerHTML`) contains the attributes as the page wrote them. Pages write
 * such markup back, to stop or to move a video.
 */
export function patchCopies(realm: Realm = window): Unpatch {
  const { document, Document } = realm
  const { cloneNode, importNode } = Document.prototype
  const copies: Handler = (call, args, self) => {
    const copy = call(args) as Node
    const given = args[0] as Node | undefined
    if (hasDeferredWrites())
      giveCopy(given?.nodeType ? given : (self as Node), copy, (element, name, text, original) => {
        if (element.localName !== 'script' || !original.isConnected)
          holdAttribute(element, name, text, () => setAttribute.call(element, name, text))
      })
    return copy
  }
  const copied = letPass(
    copies,
    (self, given) =>
      !hasDeferredWrites() ||
      !isHeldWithin((given as Partial<Node> | null)?.nodeType ? (given as Node) : (self as Node)),
  )
  const reads: Handler = (call, args, self) => {
    if (!hasDeferredWrites() || !withNodesIn(self as Node).some(countDeferredWrites)) return call(args)
    // The copy is made in an inert document, which fetches nothing. A clone of the page's document serializes like the
    // page, which may be XML.
    const copy = importNode.call(cloneNode.call(document) as Document, self as Node, true)
    giveCopy(self as Node, copy, (element, name, text) =>
      text ? setAttribute.call(element, name, text) : removeAttribute.call(element, name),
    )
    return call(args, copy)
  }
  const read = letPass(reads, self => !hasDeferredWrites() || !isHeldWithin(self as Node))
  return patch(realm, { 'Node: cloneNode Document: importNode': copied, 'Element: innerHTML? outerHTML?': read })
}
