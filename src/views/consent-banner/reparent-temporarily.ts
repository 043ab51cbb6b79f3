import { nativeDocument } from '../../consent/native-document'

/**
 * Moves an element into another parent temporarily. A comment marks its place. The former parent's `removeChild` and
 * `insertBefore` are wrapped meanwhile, because React calls them with the element as if it were still there.
 * @param element the element to move, with its state
 * @param into the temporary parent
 * @returns a function that moves it back, or removes it if its place has been removed
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
    // If the page has moved or removed the element itself, it stays as it is.
    if (element.parentNode === into) move(element, place.parentNode, place)
    place.remove()
  }
  move(element, into, null)
  return putBack
}

interface MovesChildren {
  moveBefore?(node: Node, next: Node | null): void
}

/**
 * Moves a node with `moveBefore()` if the browser has it. Otherwise the node is removed and inserted, which our
 * elements also treat as a move.
 */
function move(element: HTMLElement, parent: Node & MovesChildren, next: Node | null): void {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, next)
  else parent.insertBefore(element, next)
}
