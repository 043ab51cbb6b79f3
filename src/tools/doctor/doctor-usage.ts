import { findingTable } from './finding-table'

/** The help text of `consent-elements doctor`. */
export const doctorUsage = `Usage: npx consent-elements doctor URL-OR-FOLDER [OPTIONS]

Opens a page, or the pages of a folder with a built site, in an installed
Chromium, and finds the mistakes of the installation. Each is reported with
its place, why it matters, and the line to paste.

  --json FILE          writes the report as JSON; "-" writes to stdout
  --full-addresses     does not mask user names, passwords and the values of
                       queries and fragments in addresses
  --strict             exit status 1 for warnings too
  --ignore LIST        ignores findings, by id, separated by commas
  --countries LIST     also checks the policy packs of countries and regions,
                       such as DE,FR,US-CA; no legal advice
  --pages N            opens at most N pages of a folder, 1 to 200 (default 10)
  --timeout S          seconds for one page, 2 to 300 (default 20)
  --executable PATH    the path of the browser; also CHROME_PATH
  --browser-arg=ARG    an argument for the browser; may be repeated

Findings (! is a warning)
${Object.entries(findingTable)
  .map(([id, { title, severity }]) => ` ${severity === 'warning' ? '!' : ' '}${id.padEnd(21)} ${title}`)
  .join('\n')}

Exit status: 0; 1 if errors are found; 2 for wrong usage, if there is no browser,
or if a page does not open.
`
