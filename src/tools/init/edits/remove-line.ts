import type MagicString from 'magic-string'

/** Removes a part of a text, and its line if nothing else is on it. */
export function removeLine(text: MagicString, start: number, end: number): void {
  const { original } = text
  const before = /[ \t]*$/.exec(original.slice(0, start))?.[0].length ?? 0
  const after = /^[ \t]*\r?\n/.exec(original.slice(end))?.[0].length ?? 0
  const isAlone = after > 0 && /(^|\n)[ \t]*$/.test(original.slice(0, start))
  text.remove(isAlone ? start - before : start, isAlone ? end + after : end)
}
