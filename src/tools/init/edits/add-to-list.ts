import type MagicString from 'magic-string'
import { child, children, nameOf, type SyntaxNode } from './syntax-tree'
import type { TextStyle } from './text-style'

const lineIndent = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? ''

/**
 * Adds an entry to a list in an object, such as `plugins`.
 * @param isFirst whether the entry comes before the others
 * @returns whether it was possible; an object without the list gets one
 */
export function addToList(
  text: MagicString,
  object: SyntaxNode,
  name: string,
  entry: string,
  { newline, indent }: TextStyle,
  isFirst = false,
): boolean {
  const { original } = text
  const properties = children(object, 'properties')
  const property = properties.find(one => one.type === 'Property' && nameOf(child(one, 'key')) === name)
  if (property) {
    const list = child(property, 'value')
    if (list?.type !== 'ArrayExpression' || (Array.isArray(list.elements) && list.elements.includes(null))) return false
    const last = children(list, 'elements').at(-1)
    const [front] = children(list, 'elements')
    if (!last || !front) text.overwrite(list.start, list.end, `[${entry}]`)
    else if (isFirst) {
      const isTall = /\n/.test(original.slice(list.start, front.start))
      text.appendRight(front.start, isTall ? `${entry},${newline}${lineIndent(original, front.start)}` : `${entry}, `)
    } else {
      const isTall = /\n/.test(original.slice(list.start, last.start))
      const added = `${newline}${lineIndent(original, last.start)}${entry}`
      // A comment behind a comma belongs to the entry before it.
      const [commented] = /^,[ \t]*\/\/[^\r\n]*/.exec(original.slice(last.end, list.end)) ?? []
      if (commented !== undefined) text.appendRight(last.end + commented.length, `${added},`)
      else text.appendRight(last.end, isTall ? `,${added}` : `, ${entry}`)
    }
    return true
  }
  const [first] = properties
  const added = `${name}: [${entry}]`
  if (!first)
    text.overwrite(
      object.start,
      object.end,
      `{${newline}${lineIndent(original, object.start)}${indent}${added},${newline}${lineIndent(original, object.start)}}`,
    )
  else {
    const isTall = /\n/.test(original.slice(object.start, first.start))
    text.appendLeft(object.start + 1, isTall ? `${newline}${lineIndent(original, first.start)}${added},` : ` ${added},`)
  }
  return true
}
