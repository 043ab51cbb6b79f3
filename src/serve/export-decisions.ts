import { csvLine } from './csv-line'
import type { Query } from './database'
import { listDecisions, type DecisionFilter } from './list-decisions'
import { originOf } from './origin-of'
import { plainJson } from './plain-json'
import type { ReadDecision } from './read-decisions'

/** The formats of an export: a table, one JSON array, or one JSON object in each line. */
type ExportFormat = 'csv' | 'json' | 'jsonl'

/** @returns whether a text names a format of an export */
export const isExportFormat = (text: string): text is ExportFormat => /^(?:csv|jsonl?)$/.test(text)

const columns = [
  'id',
  'time',
  'domain',
  'subject',
  'account',
  'action',
  'granted',
  'jurisdiction',
  'model',
  'surface',
  'receipt',
  'origin',
]

const exported = (decision: ReadDecision) => ({
  id: decision.id,
  time: decision.givenAt,
  domain: decision.domain,
  subject: decision.subjectId,
  account: decision.account,
  action: decision.consentAction ?? '',
  granted: decision.granted,
  jurisdiction: decision.jurisdiction ?? '',
  model: decision.jurisdictionModel ?? '',
  surface: decision.uiSource ?? '',
  receipt: (decision.metadata as { receipt?: unknown } | null)?.receipt ?? null,
  origin: originOf(decision.metadata) ?? '',
})

/** Exports decisions, the earliest first, as pieces of text. The memory does not grow with the database. */
export async function* exportDecisions(
  query: Query,
  filter: DecisionFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  let count = 0
  if (format === 'csv') yield csvLine(columns)
  if (format === 'json') yield '['
  for await (const decision of listDecisions(query, filter)) {
    const row = exported(decision)
    const cells = { ...row, receipt: row.receipt ? plainJson(row.receipt) : '' }
    if (format === 'csv') yield csvLine(columns.map(name => cells[name as keyof typeof cells]))
    else yield format === 'jsonl' ? `${plainJson(row)}\n` : `${count > 0 ? ',' : ''}\n${plainJson(row)}`
    count++
  }
  if (format === 'json') yield '\n]\n'
}
