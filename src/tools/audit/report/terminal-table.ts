import type { AuditReport } from '../audit-report'
import { findingTable } from '../findings/finding-table'
import { summaryHead, summaryRows } from './summary-rows'
import { verdict } from './verdict'

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

/** Returns a line for each state with hosts of others that are no listed trackers, with the company where it is known. */
function otherHosts(states: AuditReport['states']): string {
  const lines = Object.entries(states).flatMap(([name, { requests }]) => {
    const others = requests.filter(({ blocked, thirdParty, tracker }) => blocked === null && thirdParty && !tracker)
    const hosts = others.map(({ host, company }) => (company === 'unknown' ? host : `${host} (${company})`))
    return hosts.length > 0 ? [`  ${name}: ${[...new Set(hosts)].toSorted().join(', ')}`] : []
  })
  return lines.length > 0 ? `\nOther hosts\n${lines.join('\n')}\n` : ''
}

/** Renders the report as text for a terminal. */
export function terminalTable(report: AuditReport): string {
  const { url, states, findings, limits, comparison } = report
  const notes = Object.entries(states).flatMap(([name, state]) => state.notes.map(note => `  ${name}: ${note}`))
  const list = findings.map(({ id, state, message, request, viewports }) => {
    const { severity } = findingTable[id]
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
  return `${url}\n\n${verdict(report)}\n\n${table([summaryHead, ...summaryRows(report)])}\n${otherHosts(states)}${notes.length > 0 ? `\nProblems of the visit\n${notes.join('\n')}\n` : ''}\n${count}\n${list.join('\n')}${list.length > 0 ? '\n' : ''}${compared}
Not covered:\n${limits.map(limit => `  - ${limit}`).join('\n')}\n`
}
