import { guardScript } from '../page/guard-script'

/**
 * Removes the guard's tags from a document that a page wrote into a frame, if guardedDocument added them. The page's
 * scripts there expect only their own nodes, for example as the document's first script.
 */
export function removeAddedTags(): void {
  const { tag, granted } = guardScript
  if (granted === undefined || !tag) return
  tag.previousSibling?.remove()
  tag.remove()
}
