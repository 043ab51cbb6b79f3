import { nativeDocument } from '../../consent/native-document'

/**
 * Moves an element of the page into another, for a time. Its place stays marked, and what the page does with the place
 * meanwhile holds for the element: React, for one, takes away and inserts before what it believes to be there.
 * @param element what moves, with all its state
 * @param into its parent for the time
 * @returns puts it back; where its place has gone, the element goes, too
 */
export function reparentTemporarily(element: HTMLElement, into: Element): () => void {
  const place = nativeDocument.createComment('')
  element.before(place)
  const home = place.parentNode
  const { removeChild, insertBefore } = Node.prototype
  if (home !== null)
    Object.assign(home, {
      removeChild(child: Node) {
        if (child === element) putBack()
        return removeChild.call(home, child)
      },
      insertBefore(node: Node, next: Node | null) {
        return insertBefore.call(home, node, next === element ? place : next)
      },
    })
  const putBack = (): void => {
    if (home !== null) for (const name of ['removeChild', 'insertBefore']) Reflect.deleteProperty(home, name)
    if (place.parentNode === null) return element.remove()
    // A page that took the element itself away, or put it elsewhere, has decided.
    if (element.parentNode === into) move(element, place.parentNode, place)
    place.remove()
  }
  move(element, into, null)
  return putBack
}

interface MovesChildren {
  moveBefore?(node: Node, next: Node | null): void
}

/** Moves a node as it is where the browser can; elsewhere it leaves and comes, which our elements take for a move, too. */
function move(element: HTMLElement, parent: Node & MovesChildren, next: Node | null): void {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, next)
  else parent.insertBefore(element, next)
}
