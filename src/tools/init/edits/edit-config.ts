import MagicString from 'magic-string'
import { addImport, type ImportWish } from './add-import'
import { addToList } from './add-to-list'
import { configObject, exportedValue } from './exported-value'
import { parseScript } from './syntax-tree'
import { textStyle, type TextStyle } from './text-style'

/**
 * Adds an import, and an entry to a list of the exported configuration.
 * @param wish the import; null where the entry needs none
 * @param isFirst whether the entry comes before the others
 * @returns the new text; null where the file is not understood
 */
export function editConfig(
  code: string,
  wish: ImportWish | null,
  list: string,
  entry: (style: TextStyle) => string,
  isFirst = false,
): string | null {
  const program = parseScript(code)
  const exported = program && exportedValue(program)
  const object = program && exported && configObject(program, exported.value)
  if (!program || !exported || !object) return null
  const text = new MagicString(code)
  const style = textStyle(code)
  if (!addToList(text, object, list, entry(style), style, isFirst)) return null
  if (wish) addImport(text, program, wish, style, exported.isCommonJs)
  const result = text.toString()
  return parseScript(result) ? result : null
}
