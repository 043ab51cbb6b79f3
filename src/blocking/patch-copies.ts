import { fetchingNames } from './fetching-attributes'
import { holdAttribute } from './held-attributes'
import { countHeld, heldText, isAnythingHeld } from './ledger'
import { setAttribute } from './natives'
import type { Realm } from './realm'
import { replace, type Behaviour, type Restore } from './replace'

const withNodesIn = (root: Node): Element[] => [
  root as Element,
  ...((root as Partial<ParentNode>).querySelectorAll?.('*') ?? []),
]

/**
 * A copy has nothing of what was taken off its original, as the slides have that a carousel repeats: it waits for the same.
 * The copy of a script that waits in the page does not run; nor does the copy of one that has run.
 */
export function patchCopies(realm: Realm = window): Restore {
  const copied: Behaviour = (call, args, self) => {
    const copy = call(args) as Node
    if (!isAnythingHeld()) return copy
    const given = args[0] as Node | undefined
    const originals = withNodesIn(given?.nodeType ? given : (self as Node))
    for (const [at, element] of withNodesIn(copy).entries()) {
      const original = originals[at]
      if ((element.localName === 'script' && original!.isConnected) || countHeld(original) === 0) continue
      for (const name of fetchingNames) {
        const text = heldText(original, name)
        if (text !== undefined) holdAttribute(element, name, text, () => setAttribute.call(element, name, text))
      }
    }
    return copy
  }
  return replace(realm, { 'Node: cloneNode Document: importNode': copied })
}
