import type { AuditState } from '../audit-facts'
import type { AuditReport } from '../audit-report'
import { findingTable } from '../findings/finding-table'

/** Returns the number of hosts of trackers that the page has contacted in a state. */
const contacted = ({ requests }: AuditState): number =>
  new Set(requests.filter(({ tracker, blocked }) => tracker && blocked === null).map(({ host }) => host)).size

const trackers = (count: number): string =>
  count === 0 ? 'no tracker' : count === 1 ? '1 tracker' : `${count} trackers`

/** Returns the result of an audit in one sentence. */
export function verdict({ states, findings }: AuditReport): string {
  const { undecided, rejected } = states
  const errors = findings.filter(({ id }) => findingTable[id].severity === 'error').length
  const rest = findings.length - errors
  const after = rejected.answer.answered
    ? `${trackers(contacted(rejected))} after a rejection`
    : 'could not be asked to reject'
  const list = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'warning' : 'warnings'}`] : []),
  ]
  return `${errors > 0 ? 'Failed' : 'Passed'}: the page contacted ${trackers(contacted(undecided))} before a choice, and ${after}; ${list.join(' and ') || 'nothing was found'}.`
}
