import { fetchingNames } from './fetching-attributes'
import { holdAttribute } from './held-attributes'
import { countHeld, heldText, isAnythingHeld, isHeldWithin } from './ledger'
import { removeAttribute, setAttribute } from './natives'
import type { Realm } from './realm'
import { letPass, replace, type Behaviour, type Restore } from './replace'

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
    if (countHeld(original) > 0)
      for (const name of fetchingNames) {
        const text = heldText(original, name)
        if (text !== undefined && copies[at]) give(copies[at], name, text, original)
      }
  })
}

/**
 * A copy has nothing of what was taken off its original, as the slides have that a carousel repeats: it waits for the same.
 * The copy of a script that waits in the page does not run; nor does the copy of one that has run. Markup that a page reads
 * is a copy, too: it says what the page wrote, and who writes it anew, to stop a film or to move it, has it served there.
 */
export function patchCopies(realm: Realm = window): Restore {
  const { document, Document } = realm
  const { cloneNode, importNode } = Document.prototype
  const copies: Behaviour = (call, args, self) => {
    const copy = call(args) as Node
    const given = args[0] as Node | undefined
    if (isAnythingHeld())
      giveCopy(given?.nodeType ? given : (self as Node), copy, (element, name, text, original) => {
        if (element.localName !== 'script' || !original.isConnected)
          holdAttribute(element, name, text, () => setAttribute.call(element, name, text))
      })
    return copy
  }
  const copied = letPass(
    copies,
    (self, given) =>
      !isAnythingHeld() || !isHeldWithin((given as Partial<Node> | null)?.nodeType ? (given as Node) : (self as Node)),
  )
  const reads: Behaviour = (call, args, self) => {
    if (!isAnythingHeld() || !withNodesIn(self as Node).some(countHeld)) return call(args)
    // In a document that fetches nothing, and writes as the page's own does, which may be XML.
    const copy = importNode.call(cloneNode.call(document) as Document, self as Node, true)
    giveCopy(self as Node, copy, (element, name, text) =>
      text ? setAttribute.call(element, name, text) : removeAttribute.call(element, name),
    )
    return call(args, copy)
  }
  const read = letPass(reads, self => !isAnythingHeld() || !isHeldWithin(self as Node))
  return replace(realm, { 'Node: cloneNode Document: importNode': copied, 'Element: innerHTML? outerHTML?': read })
}
