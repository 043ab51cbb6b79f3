import type MagicString from 'magic-string'

/** Removes a part of a text, and its line if nothing else is on it. */
export function removeLine(text: MagicString, start: number, end: number): void {
  const { original } = text
  let line = start
  while (original[line - 1] === ' ' || original[line - 1] === '\t') line--
  const after = /^[ \t]*\r?\n/.exec(original.slice(end))?.[0].length ?? 0
  const isAlone = after > 0 && (line === 0 || original[line - 1] === '\n')
  text.remove(isAlone ? line : start, isAlone ? end + after : end)
}
