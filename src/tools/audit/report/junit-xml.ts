import type { AuditReport } from '../audit-report'
import { findingTable, type FindingId } from '../findings/finding-table'

const escape = (text: string) =>
  text.replace(/[<>&"']/g, character => `&#${character.codePointAt(0)};`).replace(/[^\t\n\r\u0020-\uFFFD]/g, '')

/** Renders the report as JUnit XML, with one test case for each kind of finding. */
export function junitXml({ url, date, findings }: AuditReport): string {
  const ids = Object.keys(findingTable) as FindingId[]
  const cases = ids.map(id => {
    const found = findings.filter(finding => finding.id === id)
    const lines = found.map(({ state, message, suggestion }) => `${state}: ${message} ${suggestion}`)
    const failure = `<failure message="${escape(findingTable[id].title)}">${escape(lines.join('\n'))}</failure>`
    return `    <testcase classname="consent-elements.audit" name="${id}">${found.length > 0 ? failure : ''}</testcase>`
  })
  const failures = ids.filter(id => findings.some(finding => finding.id === id)).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="${escape(url)}" timestamp="${date}" tests="${ids.length}" failures="${failures}" errors="0">
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}
