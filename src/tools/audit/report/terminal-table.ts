import type { AuditReport, StateName } from '../audit-report'
import { findingTexts } from '../findings/finding-texts'

const names: readonly StateName[] = ['undecided', 'rejected', 'accepted', 'withdrawn']

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Renders the report as text for a terminal. */
export function terminalTable({ url, states, findings, limits, comparison }: AuditReport): string {
  const rows = names.map(name => {
    const { answer, requests, cookies, storage } = states[name]
    const sent = requests.filter(({ blocked }) => blocked === null)
    const trackers = new Set(sent.filter(({ tracker }) => tracker).map(({ host }) => host))
    const others = new Set(sent.filter(({ tracker, thirdParty }) => thirdParty && !tracker).map(({ host }) => host))
    const known = [...cookies, ...storage].filter(({ tracker }) => tracker)
    const how = answer.answered ? (answer.method ?? '–') : 'not answered'
    return [
      name,
      how,
      `${requests.length}`,
      `${trackers.size}`,
      `${others.size}`,
      `${cookies.length}`,
      `${storage.length}`,
      `${known.length}`,
    ]
  })
  const head = ['state', 'choice by', 'requests', 'tracker hosts', 'other hosts', 'cookies', 'storage', 'of trackers']
  const list = findings.map(({ id, state, message, request, viewports }) => {
    const { severity } = findingTexts[id]
    const by = request?.initiator.url
      ? `\n    by ${request.initiator.url}${request.initiator.line === null ? '' : `:${request.initiator.line}`}`
      : ''
    return `${severity === 'error' ? '✗' : '!'} ${id} (${state}, ${viewports.join(' and ')})\n    ${message}${by}`
  })
  const compared = comparison
    ? `\nCompared with ${comparison.before}: ${comparison.added.length} new, ${comparison.removed.length} gone\n${[
        ...comparison.added.map(({ id, message }) => `  + ${id}: ${message}`),
        ...comparison.removed.map(({ id, message }) => `  - ${id}: ${message}`),
      ].join('\n')}\n`
    : ''
  const count = findings.length === 1 ? '1 finding' : `${findings.length === 0 ? 'No' : findings.length} findings`
  return `${url}\n\n${table([head, ...rows])}\n\n${count}\n${list.join('\n')}${list.length > 0 ? '\n' : ''}${compared}
Not covered:\n${limits.map(limit => `  - ${limit}`).join('\n')}\n`
}
