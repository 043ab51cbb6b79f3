import type { AuditState } from '../audit-facts'
import type { AuditReport } from '../audit-report'
import { findingTable } from '../findings/finding-table'

/** Returns the number of hosts of trackers that the page has contacted in a state. */
const contacted = ({ requests }: AuditState): number =>
  new Set(requests.filter(({ tracker, blocked }) => tracker && blocked === null).map(({ host }) => host)).size

const trackers = (count: number): string =>
  count === 0 ? 'no tracker' : count === 1 ? '1 tracker' : `${count} trackers`

const errorsIn = ({ findings }: AuditReport): number =>
  findings.filter(({ id }) => findingTable[id].severity === 'error').length

/** Returns whether an audit has found errors. */
export const isFailed = (report: AuditReport): boolean => errorsIn(report) > 0

/** Returns the result of an audit in one sentence. */
export function verdict(report: AuditReport): string {
  const { states, findings } = report
  const { undecided, rejected } = states
  const errors = errorsIn(report)
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
