import { child, children, innerNodes, nameOf, type SyntaxNode } from './syntax-tree'

/** What a configuration file exports. */
export interface ExportedValue {
  /** The exported expression as it is written. */
  readonly value: SyntaxNode
  readonly isCommonJs: boolean
}

/** Returns the expression of `export default` or `module.exports =`, or null. */
export function exportedValue(program: SyntaxNode): ExportedValue | null {
  for (const statement of children(program, 'body')) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const value = child(statement, 'declaration')
      return value && { value, isCommonJs: false }
    }
    const assignment = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : null
    const left = child(assignment, 'left')
    const isExports = nameOf(child(left, 'object')) === 'module' && nameOf(child(left, 'property')) === 'exports'
    const value = isExports && assignment?.type === 'AssignmentExpression' ? child(assignment, 'right') : null
    if (value) return { value, isCommonJs: true }
  }
  return null
}

/** Returns every `return` of a function, without those of functions in it. */
const returnsIn = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'ReturnStatement'
    ? [node]
    : innerNodes(node)
        .filter(({ type }) => !/Function|Method/.test(type))
        .flatMap(returnsIn)

/** Returns what a function returns; null if there are several, because each would have to be edited. */
function returned(body: SyntaxNode | null): SyntaxNode | null {
  if (body?.type !== 'BlockStatement') return body
  const returns = returnsIn(body)
  return returns.length === 1 ? child(returns[0] ?? null, 'argument') : null
}

/** Follows names, type annotations, `defineConfig(…)` and functions to the object of a configuration. */
export function configObject(program: SyntaxNode, value: SyntaxNode | null, depth = 0): SyntaxNode | null {
  if (value === null || depth > 8) return null
  const next = (inner: SyntaxNode | null) => configObject(program, inner, depth + 1)
  switch (value.type) {
    case 'ObjectExpression':
      return value
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return next(child(value, 'expression'))
    case 'CallExpression':
      return /^define\w*Config$/.test(nameOf(child(value, 'callee')) ?? '')
        ? next(children(value, 'arguments')[0] ?? null)
        : null
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return next(returned(child(value, 'body')))
    case 'Identifier': {
      const declared = children(program, 'body')
        .flatMap(statement => children(statement, 'declarations'))
        .find(one => nameOf(child(one, 'id')) === nameOf(value))
      return next(child(declared ?? null, 'init'))
    }
    default:
      return null
  }
}
