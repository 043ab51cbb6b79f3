import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../usage-error'
import type { InitPlan } from './init-plan'
import { innerPath } from './inner-path'
import { lineEdits } from './line-edits'
import { digest, readUndoRecord, recordPath, type UndoEntry } from './undo-record'

/**
 * Writes the changes of a plan, and before them the record that takes them back.
 * @throws UsageError for a path outside of the project, and for a file that cannot be written
 */
export function applyPlan(root: string, { changes }: Pick<InitPlan, 'changes'>): void {
  if (changes.length === 0) return
  const known = readUndoRecord(root)?.files ?? []
  const entries = changes.map(({ path, before, after }): UndoEntry => {
    const earlier = known.find(one => one.path === path)
    // A file that is as an earlier run left it goes back to what was before that run.
    const isOurs = earlier !== undefined && before !== null && earlier.after === digest(before)
    const original = isOurs ? earlier.before : before
    const edits = original === null ? null : lineEdits(original, after)
    return { path, before: original, after: digest(after), ...(edits !== null && { edits }) }
  })
  const others = known.filter(({ path }) => !entries.some(entry => entry.path === path))
  const write = (path: string, text: string) => {
    const file = innerPath(root, path)
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      throw new UsageError(
        `${path} could not be written: ${reason}. Files before it are written. Take them back with: npx consent-elements init ${root} --undo`,
      )
    }
  }
  write(recordPath, `${JSON.stringify({ schema: 1, files: [...others, ...entries] }, null, 1)}\n`)
  for (const { path, after } of changes) write(path, after)
}
