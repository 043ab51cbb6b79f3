import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../usage-error'
import { innerPath } from './inner-path'
import { takeBackEdits } from './line-edits'
import { digest, readUndoRecord, recordPath, type UndoEntry } from './undo-record'

/** What `--undo` did. */
export interface UndoResult {
  /** Files that are byte for byte as before. */
  readonly restored: readonly string[]
  /** Files that were edited elsewhere since: the lines of `init` are removed, the other edits stay. */
  readonly cleaned: readonly string[]
  /** Files that were edited in the lines of `init` and stay as they are, each with the lines to remove. */
  readonly kept: readonly { readonly path: string; readonly lines: readonly string[] }[]
  /** Files that could not be written or removed, each with the reason. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[]
}

/** Removes folders that have become empty, up to the project's own. */
function removeEmptyFolders(root: string, path: string): void {
  for (let folder = dirname(path); folder !== '.' && folder !== '/'; folder = dirname(folder)) {
    const full = join(root, folder)
    if (!existsSync(full) || readdirSync(full).length > 0) return
    rmdirSync(full)
  }
}

/** @returns the text without the lines of `init`, or null where they cannot be told from the owner's */
const withoutEdits = (present: string, { before, edits }: UndoEntry): string | null =>
  before === null || edits === undefined ? null : takeBackEdits(present, edits)

/** @returns the lines that `init` wrote, without those that were there before */
const linesOf = ({ edits = [] }: UndoEntry): string[] =>
  edits.flatMap(({ written, before }) => {
    const known = before.split(/\r?\n/)
    return written.split(/\r?\n/).filter(line => line.trim() !== '' && !known.includes(line))
  })

/** Takes one file back. @returns what became of it; null where there is nothing to take back */
function takeBack(root: string, entry: UndoEntry): 'restored' | 'cleaned' | 'kept' | null {
  const file = innerPath(root, entry.path)
  const present = existsSync(file) ? readFileSync(file, 'utf8') : null
  // What the owner has deleted or taken back needs nothing.
  if (present === null || present === entry.before) return null
  if (digest(present) !== entry.after) {
    const text = withoutEdits(present, entry)
    if (text === null) return 'kept'
    writeFileSync(file, text)
    return 'cleaned'
  }
  if (entry.before === null) {
    rmSync(file)
    removeEmptyFolders(root, entry.path)
  } else writeFileSync(file, entry.before)
  return 'restored'
}

/**
 * Takes back what `init` has written. Edits that the owner made elsewhere in a file stay. A file whose lines of `init`
 * were edited stays as it is, and in the record. So does a file that cannot be written.
 * @throws UsageError where there is nothing to take back, or where the record names a file outside of the project
 */
export function undoPlan(root: string): UndoResult {
  const record = readUndoRecord(root)
  if (record === null) throw new UsageError(`There is nothing to undo: ${join(root, recordPath)} does not exist.`)
  const kept: UndoEntry[] = []
  const restored: string[] = []
  const cleaned: string[] = []
  const failed: { entry: UndoEntry; reason: string }[] = []
  for (const entry of record.files)
    try {
      const result = takeBack(root, entry)
      if (result === 'restored') restored.push(entry.path)
      else if (result === 'cleaned') cleaned.push(entry.path)
      else if (result === 'kept') kept.push(entry)
    } catch (error) {
      failed.push({ entry, reason: error instanceof Error ? error.message : String(error) })
    }
  const file = innerPath(root, recordPath)
  const left = [...kept, ...failed.map(({ entry }) => entry)]
  if (left.length > 0) writeFileSync(file, `${JSON.stringify({ schema: 1, files: left }, null, 1)}\n`)
  else {
    rmSync(file)
    removeEmptyFolders(root, recordPath)
  }
  return {
    restored,
    cleaned,
    kept: kept.map(entry => ({ path: entry.path, lines: linesOf(entry) })),
    failed: failed.map(({ entry, reason }) => ({ path: entry.path, reason })),
  }
}
