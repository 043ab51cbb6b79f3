import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error'
import type { LineEdit } from './line-edits'

/** Where a project keeps what `--undo` needs. */
export const recordPath = '.consent-elements/undo.json'

/** One file that `init` has written. */
export interface UndoEntry {
  readonly path: string
  /** The text before; null where the file did not exist. */
  readonly before: string | null
  /** SHA-256 of the text after, in hexadecimal digits. */
  readonly after: string
  /** What was written, line by line; absent where only the whole text can be taken back. */
  readonly edits?: readonly LineEdit[]
}
/** Everything that `init` has written. */
export interface UndoRecord {
  readonly schema: 1
  readonly files: readonly UndoEntry[]
}

/** Returns the SHA-256 of a text, in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Returns the record of a project, or null.
 * @throws UsageError where it cannot be read
 */
export function readUndoRecord(root: string): UndoRecord | null {
  const file = join(root, recordPath)
  if (!existsSync(file)) return null
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as UndoRecord
    if (record.schema === 1 && Array.isArray(record.files)) return record
  } catch {
    // Reported below.
  }
  throw new UsageError(`${file} cannot be read. Delete it, and revert the changes with your version control.`)
}
