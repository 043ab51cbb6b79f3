import { findingTable } from './findings/finding-table'

/** The help text of `consent-elements audit`. */
export const auditUsage = `Usage: npx consent-elements audit URL [OPTIONS]

Visits a site as a new visitor, rejects, accepts and withdraws consent,
and reports what is sent and stored in each state, and by whom.

Reports
  --json FILE          JSON (docs/reference/audit-json.md); "-" writes to stdout
  --html FILE          one self-contained page
  --junit FILE         JUnit XML
  --sarif FILE         SARIF 2.1.0
  --compare FILE       an earlier JSON report: shows what is new and gone
  --write              prints a configuration that fits the findings
  --full-addresses     does not mask user names, passwords and the values of
                       queries and fragments in addresses
  --fail-on LIST       exit status 1 where one of these is found, with commas
                       between them: ids below, "any", "new" (with --compare)

Visit
  --pages N            pages to visit, 1 to 50 (default 1)
  --viewport NAME      desktop (default), phone or both
  --gpc                sends Global Privacy Control
  --timeout S          seconds for one page, 2 to 300 (default 20)
  --executable PATH    the browser's program; also CHROME_PATH
  --browser-arg=ARG    an argument for the browser; may be repeated

Findings
${Object.entries(findingTable)
  .map(([id, { title }]) => `  ${id.padEnd(26)} ${title}`)
  .join('\n')}

Exit status: 0; 1 where --fail-on matches; 2 for wrong usage, without a browser,
or where the site does not answer.
`
