import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isDictionary } from '../../consent/is-dictionary'
import { UsageError } from '../usage-error'
import { innerPath } from './inner-path'
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

const isEdit = (value: unknown): boolean =>
  isDictionary(value) && typeof value.written === 'string' && value.written !== '' && typeof value.before === 'string'

const isEntry = (value: unknown): value is UndoEntry =>
  isDictionary(value) &&
  typeof value.path === 'string' &&
  (value.before === null || typeof value.before === 'string') &&
  typeof value.after === 'string' &&
  (value.edits === undefined || (Array.isArray(value.edits) && value.edits.every(isEdit)))

/**
 * Returns the record of a project, or null. Anybody can have written it, so every path in it is checked.
 * @throws UsageError where it cannot be read, or names a file outside of the project
 */
export function readUndoRecord(root: string): UndoRecord | null {
  const file = innerPath(root, recordPath)
  if (!existsSync(file)) return null
  let files: unknown[] | null = null
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isDictionary(record) && record.schema === 1 && Array.isArray(record.files)) files = record.files
  } catch {
    // Reported below.
  }
  if (files === null || !files.every(isEntry))
    throw new UsageError(`${file} cannot be read. Delete it, and revert the changes with your version control.`)
  for (const { path } of files)
    try {
      innerPath(root, path)
    } catch (error) {
      throw new UsageError(
        `Nothing was changed, because ${file} has a path that init did not write: ${error instanceof Error ? error.message : error} Delete ${recordPath}, and revert the changes with your version control.`,
      )
    }
  return { schema: 1, files }
}
