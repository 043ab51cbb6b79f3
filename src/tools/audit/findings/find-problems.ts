import type { AuditFinding } from '../audit-report'
import type { Walk } from '../walk'
import { findingTable, type FindingId } from './finding-table'

/** Derives the findings from the observations of one walk. */
export function findProblems(walk: Walk, { gpc }: { gpc: boolean }): AuditFinding[] {
  const findings: AuditFinding[] = []
  for (const id of Object.keys(findingTable) as FindingId[]) {
    const { suggestion, find } = findingTable[id]
    for (const observed of find(walk, { gpc, earlier: findings.length }))
      findings.push({
        id,
        host: null,
        service: null,
        company: null,
        category: null,
        suggestion,
        viewports: [walk.viewport],
        request: null,
        stored: null,
        measured: null,
        ...observed,
      })
  }
  return findings
}

/** Merges the findings of several viewports. A finding of both is listed once. */
export function joinFindings(lists: readonly AuditFinding[][]): AuditFinding[] {
  const joined = new Map<string, AuditFinding>()
  for (const finding of lists.flat()) {
    const { id, state, host, stored, viewports } = finding
    const key = [id, state, host, stored?.kind, stored?.name].join(' ')
    const first = joined.get(key)
    joined.set(key, first ? { ...first, viewports: [...first.viewports, ...viewports] } : finding)
  }
  return [...joined.values()]
}
