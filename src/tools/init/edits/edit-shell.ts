import MagicString from 'magic-string'
import { addImport, type ImportWish } from './add-import'
import { allOf, child, children, nameOf, parseScript, type SyntaxNode } from './syntax-tree'
import { textStyle, type TextStyle } from './text-style'

/** What a component that renders the whole document gets. */
export interface ShellWish {
  /** Lines for the beginning of `<head>`. */
  readonly head: (style: TextStyle) => readonly string[]
  /** The import that they need; null where they need none. */
  readonly wish: ImportWish | null
  /** What shows that the file has been edited before. */
  readonly mark: string
  /** Whether React hydrates the document: the attributes of `<html>` may differ then. */
  readonly isReact: boolean
  /** The button that opens the settings, for a language. */
  readonly button: (language: string | null) => string
}

const tagName = (element: SyntaxNode): string | null => nameOf(child(child(element, 'openingElement'), 'name'))
const lineIndent = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? ''
const attributeOf = (element: SyntaxNode | null, wanted: string): SyntaxNode | null =>
  children(child(element, 'openingElement'), 'attributes').find(one => nameOf(child(one, 'name')) === wanted) ?? null

/** Adds lines to `<head>`, which a self-closing one becomes, and a missing one. */
function addLines(
  text: MagicString,
  head: SyntaxNode | null,
  body: SyntaxNode,
  lines: readonly string[],
  style: TextStyle,
) {
  const { newline, indent } = style
  const code = text.original
  const opening = child(head, 'openingElement')
  if (!head || !opening) {
    const own = lineIndent(code, body.start)
    const all = lines.map(line => `${newline}${own}${indent}${line}`).join('')
    text.appendRight(body.start, `<head>${all}${newline}${own}</head>${newline}${own}`)
    return
  }
  const own = lineIndent(code, head.start)
  if (child(head, 'closingElement')) {
    const [first] = children(head, 'children').filter(({ type }) => type === 'JSXElement')
    const isCharset =
      first && tagName(first) === 'meta' && (attributeOf(first, 'charset') ?? attributeOf(first, 'charSet'))
    text.appendLeft((isCharset ? first : opening).end, lines.map(line => newline + own + indent + line).join(''))
    return
  }
  const isOneLine = code.slice(code.lastIndexOf('\n', head.start) + 1, head.start).trim() !== ''
  const all = lines.map(line => (isOneLine ? line : newline + own + indent + line)).join('')
  const start = code.slice(head.start, head.end).replace(/(?<!\s)\s*\/>$/, '>')
  text.overwrite(head.start, head.end, `${start}${all}${isOneLine ? '' : newline + own}</${tagName(head)}>`)
}

/** Adds the button at the end of `<body>`, unless the file opens the settings already. */
function addButton(
  text: MagicString,
  html: SyntaxNode | null,
  body: SyntaxNode,
  button: ShellWish['button'],
  style: TextStyle,
) {
  const { newline, indent } = style
  const code = text.original
  const closing = child(body, 'closingElement')
  if (!closing || /data-consent-open|privacy-settings-button/.test(code)) return
  const isOwnLine = /\n[ \t]*$/.test(code.slice(0, closing.start))
  const language = attributeOf(html, 'lang') ?? attributeOf(body, 'lang')
  const added = button(nameOf(child(language, 'value')))
  text.appendRight(closing.start, isOwnLine ? `${indent}${added}${newline}${lineIndent(code, closing.start)}` : added)
}

/**
 * Adds lines to `<head>`, and the button to `<body>`, of the component that renders the document.
 * @returns the new text; null where the file renders no `<body>`, several, or cannot be parsed
 */
export function editShell(code: string, { head: write, wish, mark, isReact, button }: ShellWish): string | null {
  if (code.includes(mark)) return code
  const program = parseScript(code)
  const elements = program ? allOf(program, 'JSXElement') : []
  const named = (name: string) => elements.filter(element => tagName(element)?.toLowerCase() === name)
  const [html = null, ...moreHtml] = named('html')
  const [body, ...moreBodies] = named('body')
  const [head = null, ...moreHeads] = named('head')
  if (!program || !body || moreHtml.length + moreBodies.length + moreHeads.length > 0 || !(html ?? head)) return null
  const style = textStyle(code)
  const text = new MagicString(code)
  addLines(text, head, body, write(style), style)
  const opening = child(html, 'openingElement')
  if (isReact && html && opening && tagName(html) === 'html' && !attributeOf(html, 'suppressHydrationWarning'))
    text.appendLeft(opening.end - 1, ' suppressHydrationWarning')
  addButton(text, html, body, button, style)
  if (wish) addImport(text, program, wish, style, false)
  return parseScript(text.toString()) && text.toString()
}
