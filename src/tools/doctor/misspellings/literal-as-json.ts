import { parseExpressionAt, type Expression, type Property, type SpreadElement } from 'acorn'

/** Returns the value of a literal. @throws where it is none */
function valueOf(node: Expression | SpreadElement | null): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ArrayExpression') return node.elements.map(valueOf)
  if (node?.type !== 'ObjectExpression') throw new TypeError('not a literal')
  return Object.fromEntries(node.properties.map(one => entryOf(one)))
}
function entryOf(property: Property | SpreadElement): [string, unknown] {
  if (property.type !== 'Property' || property.computed) throw new TypeError('not a literal')
  const { key } = property
  return [key.type === 'Identifier' ? key.name : `${valueOf(key as Expression) as string}`, valueOf(property.value)]
}

/** Returns an object that is written as in JavaScript, with names without quotes or a last comma, as JSON; or null. */
export function literalAsJson(text: string): string | null {
  try {
    return JSON.stringify(valueOf(parseExpressionAt(`(${text})`, 0, { ecmaVersion: 'latest' })))
  } catch {
    return null
  }
}
