import type MagicString from 'magic-string'
import { child, children, nameOf, type SyntaxNode } from './syntax-tree'
import type { TextStyle } from './text-style'

/** What to import. */
export interface ImportWish {
  /** A local name, or `{ name }`. */
  readonly names: string
  readonly from: string
}

const isRequire = (statement: SyntaxNode): boolean =>
  statement.type === 'VariableDeclaration' &&
  children(statement, 'declarations').some(one => nameOf(child(child(one, 'init'), 'callee')) === 'require')

/** Adds an import behind the others, or a `require` in CommonJS. */
export function addImport(
  text: MagicString,
  program: SyntaxNode,
  { names, from }: ImportWish,
  { quote, end, newline }: TextStyle,
  isCommonJs: boolean,
): void {
  const source = `${quote}${from}${quote}`
  const bound = names.startsWith('{') ? names : `{ default: ${names} }`
  const line = isCommonJs ? `const ${bound} = require(${source})${end}` : `import ${names} from ${source}${end}`
  const others = children(program, 'body').filter(isCommonJs ? isRequire : ({ type }) => type === 'ImportDeclaration')
  const last = others.at(-1)
  if (last) text.appendRight(last.end, newline + line)
  else {
    // Comments such as `// @ts-check` stay first.
    const [comments = ''] = /^(#![^\n]*\n)?(\s*\/\/[^\n]*\n|\s*\/\*\*? @[^]*?\*\/\s*\n)*/.exec(text.original) ?? []
    text.appendRight(comments.length, `${line}${newline}${newline}`)
  }
}
