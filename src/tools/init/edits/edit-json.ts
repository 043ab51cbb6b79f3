import { applyEdits, modify, type JSONPath } from 'jsonc-parser'
import { textStyle } from './text-style'

/** Sets a value in JSON, comments and layout kept; `-1` at the end of the path appends to a list. */
export function editJson(text: string, path: JSONPath, value: unknown): string {
  const { indent, newline } = textStyle(text)
  const edits = modify(text, path, value, {
    formattingOptions: { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: newline },
    isArrayInsertion: path.at(-1) === -1,
    getInsertionIndex: names => {
      const at = names.findIndex(name => name > `${path.at(-1)}`)
      return at < 0 ? names.length : at
    },
  })
  return applyEdits(text, edits)
}
