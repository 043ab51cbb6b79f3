import type { AuditFinding, AuditReport } from './audit-report'

const key = ({ id, state, host, stored }: AuditFinding) => [id, state, host, stored?.kind, stored?.name].join(' ')

/**
 * Compares a report with an earlier one.
 * @param name the name of the earlier report in the output
 */
export function compareReports(
  before: AuditReport,
  after: AuditReport,
  name: string,
): Required<AuditReport>['comparison'] {
  const missingFrom = (others: readonly AuditFinding[]) => {
    const known = new Set(others.map(key))
    return (finding: AuditFinding) => !known.has(key(finding))
  }
  return {
    before: name,
    added: after.findings.filter(missingFrom(before.findings)),
    removed: before.findings.filter(missingFrom(after.findings)),
  }
}
