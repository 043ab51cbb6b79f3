/** Returns whether a node is a `<style>`. */
export const isStyle = (node: Node | null): boolean => (node as Partial<Element> | null)?.localName === 'style'

/** Returns the `<style>` that a node is, or whose text it is; undefined if there is none. */
export const styleOf = (node: Node): Element | undefined => {
  const found = isStyle(node) ? node : node.parentNode
  return isStyle(found) ? (found as Element) : undefined
}
