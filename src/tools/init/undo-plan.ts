import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../usage-error'
import { digest, readUndoRecord, recordPath, type UndoEntry } from './undo-record'

/** What `--undo` did. */
export interface UndoResult {
  readonly restored: readonly string[]
  /** Files that have been edited since, which stay as they are. */
  readonly kept: readonly string[]
}

/** Removes folders that have become empty, up to the project's own. */
function removeEmptyFolders(root: string, path: string): void {
  for (let folder = dirname(path); folder !== '.' && folder !== '/'; folder = dirname(folder)) {
    const full = join(root, folder)
    if (!existsSync(full) || readdirSync(full).length > 0) return
    rmdirSync(full)
  }
}

/**
 * Takes back what `init` has written. Files that were edited since stay as they are, and in the record.
 * @throws UsageError where there is nothing to take back
 */
export function undoPlan(root: string): UndoResult {
  const record = readUndoRecord(root)
  if (record === null) throw new UsageError(`There is nothing to undo: ${join(root, recordPath)} does not exist.`)
  const kept: UndoEntry[] = []
  const restored: string[] = []
  for (const entry of record.files) {
    const file = join(root, entry.path)
    const present = existsSync(file) ? readFileSync(file, 'utf8') : null
    if (present === null || digest(present) !== entry.after) {
      // What the owner has deleted or taken back needs nothing.
      if (present !== null && present !== entry.before) kept.push(entry)
      continue
    }
    if (entry.before === null) rmSync(file)
    else writeFileSync(file, entry.before)
    if (entry.before === null) removeEmptyFolders(root, entry.path)
    restored.push(entry.path)
  }
  const file = join(root, recordPath)
  if (kept.length > 0) writeFileSync(file, `${JSON.stringify({ schema: 1, files: kept }, null, 1)}\n`)
  else {
    rmSync(file)
    removeEmptyFolders(root, recordPath)
  }
  return { restored, kept: kept.map(({ path }) => path) }
}
