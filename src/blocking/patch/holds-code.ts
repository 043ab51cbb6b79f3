/** Returns whether the text in a node is run or rendered. */
export const holdsCode = (node: Node): boolean => {
  const { localName } = node as Element
  return localName === 'style' || localName === 'script'
}

/** Returns the `<style>` or `<script>` that a node is, or whose text it is; undefined if there is none. */
export const codeOf = (node: Node): Element | undefined => {
  const found = holdsCode(node) ? node : node.parentNode
  return found && holdsCode(found) ? (found as Element) : undefined
}
