import { allOf, child, children, nameOf, parseScript, type SyntaxNode } from '../edits/syntax-tree'

/** A statement that configures a consent tool. */
export interface ConfigStatement {
  /** The source. */
  readonly text: string
  readonly node: SyntaxNode
}

/** A script, split into the statements that configure a consent tool, and others. */
export interface ConfigCode {
  readonly configs: readonly ConfigStatement[]
  /** The source of the first statement that does something else; null if there is none. */
  readonly other: string | null
}

/** Statements that only wait for the page, such as `addEventListener('load', function () { … })`, count as their contents. */
function statementsIn(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.flatMap(node => {
    const call = child(node, 'expression')
    if (node.type === 'EmptyStatement') return []
    if (call?.type !== 'CallExpression') return [node]
    const callee = child(call, 'callee')
    const waits = nameOf(callee) === 'addEventListener' || nameOf(child(callee, 'property')) === 'addEventListener'
    const task = waits ? children(call, 'arguments')[1] : children(call, 'arguments').length === 0 ? callee : null
    const body = task && /Function/.test(task.type) ? child(task, 'body') : null
    return body?.type === 'BlockStatement' ? statementsIn(children(body, 'body')) : [node]
  })
}

/**
 * Reads a script that may configure a consent tool.
 * @param tool see `Tool` in conversion.ts
 * @returns null if the script does not name the tool, or cannot be parsed
 */
export function readConfigCode(
  code: string,
  { word, isConfig }: { readonly word: string; readonly isConfig: (statement: string) => boolean },
): ConfigCode | null {
  // Most scripts of a site name no consent tool, and parsing one of 35 kB takes an eighth of a second.
  if (!code.toLowerCase().includes(word)) return null
  const tree = parseScript(code)
  if (tree === null) return null
  const all = statementsIn(children(tree, 'body')).map(node => ({ node, text: code.slice(node.start, node.end) }))
  // A constant that holds the configuration, as in `const config = {…}; CookieConsent.run(config)`.
  const given = all.filter(({ text }) => isConfig(text)).flatMap(({ node }) => allOf(node, 'Identifier').map(nameOf))
  const holds = (node: SyntaxNode): boolean =>
    node.type === 'VariableDeclaration' &&
    children(node, 'declarations').every(one => given.includes(nameOf(child(one, 'id'))))
  const configs = all.filter(({ node, text }) => isConfig(text) || holds(node))
  return { configs, other: all.find(one => !configs.includes(one))?.text ?? null }
}
