/** The methods that call the functions they get, at once. */
const iterators = new Set(['map', 'flatMap', 'filter', 'forEach', 'some', 'every', 'replace'])

const childrenOf = node => Object.values(node).flatMap(value => (Array.isArray(value) ? value : [value]))
const isNode = value => typeof value?.type === 'string'

/** Returns whether a node is a function with a text of its own; methods and accessors have none. */
export const isFunction = (node, parent) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) &&
  parent?.type !== 'MethodDefinition' &&
  !(parent?.type === 'Property' && (parent.method || parent.kind !== 'init'))

/** Calls back for each node within a node, with its parent. If the callback returns false, what is in it is skipped. */
export function visit(node, callback, parent = null) {
  if (callback(node, parent) === false) return
  for (const child of childrenOf(node)) if (isNode(child)) visit(child, callback, node)
}

const nameOf = (node, parent) => {
  if (node.id) return node.id.name
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name
  if (parent.type === 'Property' && !parent.computed) return parent.key.name ?? parent.key.value
  if (parent.type === 'CallExpression' && iterators.has(parent.callee.property?.name))
    return parent.callee.property.name
  return undefined
}

/**
 * Returns the functions of a script by the names around them and their own, such as `patchStyles > add`. A function that
 * is an argument of `map` is named so. Functions of the same name have a number.
 * @param ast of the script
 * @param ignored the number of functions around all others
 */
export function functionsByPath(ast, ignored = 1) {
  const found = new Map()
  const look = (node, parent, path) => {
    const isOwn = isFunction(node, parent)
    const name = isOwn ? nameOf(node, parent) : undefined
    const inner = isOwn ? [...path, name ?? '?'] : path
    if (name !== undefined && inner.length > ignored) {
      const full = inner.slice(ignored).join(' > ')
      let unique = full
      for (let nth = 2; found.has(unique); nth++) unique = `${full} ${nth}`
      found.set(unique, node)
    }
    for (const child of childrenOf(node)) if (isNode(child)) look(child, node, inner)
  }
  look(ast, null, [])
  return found
}
