/** Returns whether the text in a node is run or rendered. */
export const holdsCode = (node: Node): boolean => {
  const { localName } = node as Element
  return localName === 'style' || localName === 'script'
}
