import { applyEdits, modify, type JSONPath } from 'jsonc-parser'
import { textStyle } from './text-style'

const indexOf = (names: readonly string[], before: (name: string) => boolean): number => {
  const at = names.findIndex(before)
  return at < 0 ? names.length : at
}

/**
 * Sets a value in JSON, comments and layout kept; `-1` at the end of the path appends to a list.
 * @param before whether a new property belongs in front of the one with this name; without it, it comes last
 */
export function editJson(text: string, path: JSONPath, value: unknown, before?: (name: string) => boolean): string {
  const { indent, newline } = textStyle(text)
  const edits = modify(text, path, value, {
    formattingOptions: { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: newline },
    isArrayInsertion: path.at(-1) === -1,
    ...(before !== undefined && { getInsertionIndex: names => indexOf(names, before) }),
  })
  return applyEdits(text, edits)
}
