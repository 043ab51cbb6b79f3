import { guardScript, ownScript } from '../patch/dom-primordials'

/**
 * Removes the guard's tags from a document that a page wrote into a frame, if guardedDocument added them. The page's
 * scripts there expect only their own nodes, for example as the document's first script.
 */
export function removeAddedTags(): void {
  if (guardScript.granted === undefined || !ownScript) return
  ownScript.previousSibling?.remove()
  ownScript.remove()
}
