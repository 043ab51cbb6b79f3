import { child, children, nameOf, type SyntaxNode } from '../edits/syntax-tree'

/** A part of a configuration that is code, and has no value until it runs. */
export class CodePart {
  /** @param text its beginning, for messages */
  constructor(readonly text: string) {}
}

/**
 * Returns the value of a literal in a syntax tree. Parts that are code, such as functions and names, become a CodePart.
 * @param code the source
 */
export function literalValue(node: SyntaxNode | null, code: string): unknown {
  if (node?.type === 'Literal' && !('regex' in node)) return node.value
  if (node?.type === 'TemplateLiteral' && children(node, 'expressions').length === 0)
    return (children(node, 'quasis')[0] as unknown as { value: { cooked: string } }).value.cooked
  if (node?.type === 'ArrayExpression') return children(node, 'elements').map(one => literalValue(one, code))
  if (node?.type === 'UnaryExpression' && node.operator === '!')
    return literalValue(child(node, 'argument'), code) === 0 // minified true is !0
  if (node?.type !== 'ObjectExpression') return new CodePart(code.slice(node?.start, node?.end).slice(0, 40))
  const entries = children(node, 'properties').map(property => {
    const name = property.computed === true ? null : nameOf(child(property, 'key'))
    return [name ?? '…', literalValue(child(property, 'value'), code)] as const
  })
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries))
}

/** Returns the places of code in a value, such as `services.0.onAccept`. */
export function codeIn(value: unknown, place = ''): string[] {
  if (value instanceof CodePart) return [place]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => codeIn(inner, place ? `${place}.${name}` : name))
}
