import type { DeclarationNode } from './declaration-tree'

/** Builds DOM nodes. It parses no HTML, so it works under Trusted Types. */
export const buildNodes = (nodes: readonly DeclarationNode[]): Node[] =>
  nodes.map(node => {
    if (typeof node === 'string') return document.createTextNode(node)
    const [tag, attributes, ...children] = node
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...buildNodes(children))
    return element
  })
