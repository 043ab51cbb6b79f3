import type { Database } from '../database'
import { exportDecisions, isExportFormat } from '../export-decisions'
import type { Settings } from '../settings'
import type { Values, Write } from './command'
import { dateOf } from './date-of'
import { logCommand } from './log-command'

/** Prints the decisions. */
export async function runExport(database: Database, values: Values, settings: Settings, write: Write): Promise<number> {
  const { format = 'json', domain, subject } = values
  if (!isExportFormat(format)) throw new TypeError(`--format is "${format}"; allowed are csv, json and jsonl`)
  const filter = { since: dateOf('since', values.since), until: dateOf('until', values.until), domain, subject }
  const detail = ['since', 'until'].flatMap(name => (values[name] ? [`${name} ${values[name]}`] : [])).join(', ')
  await logCommand(database, settings, {
    action: 'exported',
    site: domain ?? '',
    detail: `decisions${subject ? ' of a subject' : ''}, ${detail ? `${detail}, ` : ''}${format}`,
  })
  for await (const text of exportDecisions(database.query, filter, format)) await write(text)
  return 0
}
