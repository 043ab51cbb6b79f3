import { createHash } from 'node:crypto'
import type { Database } from '../database'
import { eraseDecisions } from '../erase-decisions'
import type { Settings } from '../settings'
import { openSigningKey } from '../signing-key'
import type { Values, Write } from './command'
import { dateOf } from './date-of'
import { logCommand } from './log-command'

/** Returns a date, or one before now by a number of days, months or years. */
function ageOf(name: string, value: string | undefined): Date | undefined {
  const [, count, unit] = /^(\d{1,4})([dmy])$/.exec(value ?? '') ?? []
  if (!count) return dateOf(name, value, `, or an age such as 90d, 18m or 2y`)
  const date = new Date()
  if (unit === 'd') date.setUTCDate(date.getUTCDate() - Number(count))
  else date.setUTCMonth(date.getUTCMonth() - Number(count) * (unit === 'y' ? 12 : 1))
  return date
}

/** Deletes the decisions of a subject (`erase`), or old ones (`prune`). */
export async function runErase(
  database: Database,
  command: string,
  values: Values,
  settings: Settings,
  write: Write,
): Promise<number> {
  const key = openSigningKey(settings.signingKeyFile, false)
  const before = ageOf('older-than', values['older-than'])
  if (command === 'prune' && !before) throw new TypeError('prune needs --older-than DATE')
  if (command === 'erase' && !values.subject) throw new TypeError('erase needs --subject sub_…')
  const erased =
    before && command === 'prune'
      ? await eraseDecisions(database, key, '"givenAt" < $1::timestamp', [before.toISOString()])
      : await eraseDecisions(database, key, '"subjectId" = $1', [values.subject])
  await logCommand(database, settings, {
    action: command === 'prune' ? 'pruned' : 'erased',
    detail: `${erased} decisions ${
      command === 'prune'
        ? `older than ${before!.toISOString()}`
        : `of the subject with the SHA-256 ${createHash('sha256').update(values.subject!).digest('hex')}`
    }`,
  })
  await write(`${erased} ${erased === 1 ? 'decision' : 'decisions'} erased\n`)
  return erased > 0 || command === 'prune' ? 0 : 1
}
