import { diffLines } from 'diff'

/** Lines that `init` has written into a file, and what was there before. Both have their line ends. */
export interface LineEdit {
  /** Never empty. */
  readonly written: string
  readonly before: string
}

/** @returns the edits from one text to another, in their order; null where something is only removed */
export function lineEdits(before: string, after: string): LineEdit[] | null {
  const edits: LineEdit[] = []
  let removed = ''
  for (const { value, added, removed: isRemoved } of diffLines(before, after)) {
    if (isRemoved) removed = value
    else if (added) {
      edits.push({ written: value, before: removed })
      removed = ''
    } else if (removed !== '') return null
  }
  return removed === '' ? edits : null
}

/**
 * Takes edits back in a text that has been edited elsewhere since.
 * @returns the text; null where lines of an edit are missing, were changed, or are there twice
 */
export function takeBackEdits(text: string, edits: readonly LineEdit[]): string | null {
  let done = ''
  let rest = text
  for (const { written, before } of edits) {
    const at = rest.indexOf(written)
    const isWholeLines = at === 0 ? /(^|\n)$/.test(done) : rest[at - 1] === '\n'
    if (at < 0 || !isWholeLines || rest.includes(written, at + 1)) return null
    done += rest.slice(0, at) + before
    rest = rest.slice(at + written.length)
    // The last line of a file can be without an end, and is no longer the last one.
    if (rest !== '' && before !== '' && !before.endsWith('\n')) done += written.endsWith('\r\n') ? '\r\n' : '\n'
  }
  return done + rest
}
