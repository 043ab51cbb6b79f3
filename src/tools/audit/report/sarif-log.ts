import type { AuditReport } from '../audit-report'
import { findingTable, type FindingId } from '../findings/finding-table'

const levels = { error: 'error', warning: 'warning' } as const

/** Code scanning of GitHub shows only results that have a line. */
const placeOf = (pageUrl: string, cause: { url: string | null; line: number | null } | null | undefined) =>
  cause?.url
    ? { artifactLocation: { uri: cause.url }, region: { startLine: cause.line ?? 1 } }
    : { artifactLocation: { uri: pageUrl }, region: { startLine: 1 } }

/** Returns the report as a SARIF 2.1.0 log. */
export function sarifLog({ url, findings }: AuditReport): unknown {
  const ids = Object.keys(findingTable) as FindingId[]
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'consent-elements audit',
            informationUri: 'https://www.npmjs.com/package/consent-elements',
            rules: ids.map(id => {
              const { title, suggestion, severity } = findingTable[id]
              return {
                id,
                shortDescription: { text: title },
                help: { text: suggestion },
                defaultConfiguration: { level: levels[severity] },
              }
            }),
          },
        },
        results: findings.map(({ id, state, host, message, suggestion, request, stored }) => ({
          ruleId: id,
          ruleIndex: ids.indexOf(id),
          level: levels[findingTable[id].severity],
          message: { text: `${message} ${suggestion}` },
          locations: [{ physicalLocation: placeOf(url, request?.initiator ?? stored?.setBy) }],
          partialFingerprints: { finding: [id, state, host ?? '', stored?.name ?? ''].join('/') },
        })),
      },
    ],
  }
}
