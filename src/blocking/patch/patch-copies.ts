import { fetchingNames } from '../hold/fetching-attributes'
import { holdAttribute } from '../hold/held-attributes'
import { countDeferredWrites, deferredText, hasDeferredWrites, isHeldWithin } from '../hold/deferred-writes'
import { removeAttribute, setAttribute } from './dom-primordials'
import type { Realm } from './realm'
import { letPass, patch, type Handler, type Unpatch } from './patch'

const withNodesIn = (root: Node): Element[] => [
  root as Element,
  ...((root as Partial<ParentNode>).querySelectorAll?.('*') ?? []),
]

/** Gives each element of a copy what is held in its original. */
function giveCopy(
  root: Node,
  copy: Node,
  give: (element: Element, name: string, text: string, original: Element) => void,
): void {
  const copies = withNodesIn(copy)
  // No entries(), for which Prototype has a method of another kind.
  withNodesIn(root).forEach((original, at) => {
    if (countDeferredWrites(original) > 0)
      for (const name of fetchingNames) {
        const text = deferredText(original, name)
        if (text !== undefined && copies[at]) give(copies[at], name, text, original)
      }
  })
}

/**
 * A copy has nothing of what was taken off its original, as the slides have that a carousel repeats: it waits for the same.
 * The copy of a script that waits in the page does not run; nor does the copy of one that has run. Markup that a page reads
 * is a copy, too: it says what the page wrote, and who writes it anew, to stop a film or to move it, has it served there.
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
    // In a document that fetches nothing, and writes as the page's own does, which may be XML.
    const copy = importNode.call(cloneNode.call(document) as Document, self as Node, true)
    giveCopy(self as Node, copy, (element, name, text) =>
      text ? setAttribute.call(element, name, text) : removeAttribute.call(element, name),
    )
    return call(args, copy)
  }
  const read = letPass(reads, self => !hasDeferredWrites() || !isHeldWithin(self as Node))
  return patch(realm, { 'Node: cloneNode Document: importNode': copied, 'Element: innerHTML? outerHTML?': read })
}
