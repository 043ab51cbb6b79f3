import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'

/** A node of the syntax tree (ESTree, with JSX and TypeScript). */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Returns the syntax tree of a script in JavaScript or TypeScript, or null where it cannot be parsed. */
export function parseScript(code: string): SyntaxNode | null {
  for (const jsx of [true, false])
    try {
      const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true } as const
      // The plugin’s types are those of another copy of acorn.
      const parser = Parser.extend(tsPlugin({ jsx }) as unknown as (base: typeof Parser) => typeof Parser)
      return parser.parse(code, options) as unknown as SyntaxNode
    } catch {
      continue
    }
  return null
}

/** Returns the node in a property, or null. */
export function child(node: SyntaxNode | null, name: string): SyntaxNode | null {
  const value = node?.[name]
  return isNode(value) ? value : null
}

/** Returns the nodes in a property; holes of arrays are left out. */
export function children(node: SyntaxNode | null, name: string): SyntaxNode[] {
  const value = node?.[name]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Returns the name of an identifier or JSX name, the value of a text, or null. */
export function nameOf(node: SyntaxNode | null): string | null {
  const value = node?.type === 'Literal' ? node.value : node?.name
  return typeof value === 'string' ? value : null
}

/** Returns the nodes directly in a node. */
export const innerNodes = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flatMap(value => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** Returns every node of a kind, in the order of the text. */
export const allOf = (node: SyntaxNode, type: string): SyntaxNode[] => [
  ...(node.type === type ? [node] : []),
  ...innerNodes(node).flatMap(one => allOf(one, type)),
]
