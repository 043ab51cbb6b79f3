import { withMaskedErrors } from '../with-masked-errors'
import { addressMask, noMask } from '../mask-addresses'
import { writeFileSync } from 'node:fs'
import type { AuditReport } from '../audit/audit-report'
import { auditUsage } from '../audit/audit-usage'
import { compareReports } from '../audit/compare-reports'
import { readAuditArguments } from '../audit/read-audit-arguments'
import { htmlReport } from '../audit/report/html-report'
import { junitXml } from '../audit/report/junit-xml'
import { sarifLog } from '../audit/report/sarif-log'
import { terminalTable } from '../audit/report/terminal-table'
import { runAudit } from '../audit/run-audit'
import { writeConfiguration } from '../audit/write-configuration'
import type { Command } from '../command'
import { print } from '../print'

const isFailure = ({ findings, comparison }: AuditReport, failOn: readonly string[]): boolean =>
  findings.some(({ id }) => failOn.includes(id) || failOn.includes('any')) ||
  (failOn.includes('new') && (comparison?.added.length ?? 0) > 0)

async function run(args: string[]): Promise<number> {
  const { options, files, failOn, write, compare, showsAddresses } = readAuditArguments(args)
  const mask = showsAddresses ? noMask : addressMask(options.url)
  const found = await withMaskedErrors(mask, () => runAudit(options, text => print(`${mask(text)}\n`, 'stderr')))
  const { report, walks } = mask(found)
  if (compare) report.comparison = compareReports(compare.report, report, compare.name)
  const json = `${JSON.stringify(report, null, 2)}\n`
  if (files.json === '-') print(json)
  else print(terminalTable(report))
  if (write) print(`\n${writeConfiguration(found.report)}`)
  const texts = {
    json: () => json,
    html: () => htmlReport(report, walks),
    junit: () => junitXml(report),
    sarif: () => `${JSON.stringify(sarifLog(report), null, 2)}\n`,
  }
  for (const kind of ['json', 'html', 'junit', 'sarif'] as const) {
    const file = files[kind]
    if (file !== undefined && file !== '-') writeFileSync(file, texts[kind]())
  }
  return isFailure(report, failOn) ? 1 : 0
}

/** `npx consent-elements audit`: shows what a site sends and stores in each state of consent. */
export const audit: Command = {
  name: 'audit',
  summary: 'Shows what a site sends and stores before and after consent',
  usage: auditUsage,
  run,
}
