import type { AuditState, StateName, Viewport } from './audit-facts'
import type { AuditReport } from './audit-report'
import { openBrowser } from './browser/open-browser'
import { findProblems, joinFindings } from './findings/find-problems'
import { describeLists } from '../lists/describe-lists'
import { loadData } from './load-data'
import { walk, type Walk } from './walk'

/** What an external audit cannot detect. It is part of every report. */
const limits: readonly string[] = [
  'Server-side tagging: what the site’s own server passes on to other companies is not visible in a browser.',
  'CNAME: a tracker behind a sub-domain of the site counts as first-party.',
  'Hosts that no list knows are reported as unknown. They are no findings.',
  'Only the pages that were visited are covered, for one visitor at one place and time.',
  'Requests that a page sends while it closes, and those over WebRTC, may be missing.',
  'Findings are observations, not legal verdicts.',
]

export interface AuditOptions {
  url: string
  pages: number
  gpc: boolean
  viewports: Viewport[]
  /** The time limit for one page, in seconds. */
  timeout: number
  executable: string | null
  browserArgs: string[]
}
/** The report, and the data that only the HTML report shows. */
export interface AuditResult {
  report: AuditReport
  walks: Walk[]
}

const names: readonly StateName[] = ['undecided', 'rejected', 'accepted', 'withdrawn']

function joinStates(walks: readonly Walk[], name: StateName): AuditState {
  const states = walks.map(({ states }) => states[name])
  const [first] = states
  const answer = states.find(({ answer }) => !answer.answered)?.answer ?? first?.answer
  return {
    answer: answer ?? { answered: false, method: null, detail: '' },
    pages: [...new Set(states.flatMap(({ pages }) => pages))],
    requests: states.flatMap(({ requests }) => requests),
    cookies: states.flatMap(({ cookies }) => cookies),
    storage: states.flatMap(({ storage }) => storage),
    notes: [...new Set(states.flatMap(({ notes }) => notes))],
  }
}

/**
 * Visits a site as a new visitor in each state, and reports requests and stored items.
 * @throws UsageError if the browser is missing or the site does not open
 */
export async function runAudit(options: AuditOptions, progress: (text: string) => void): Promise<AuditResult> {
  const { url, pages, gpc, viewports, timeout, executable, browserArgs } = options
  const data = loadData()
  progress('Starting the browser …')
  const browser = await openBrowser({ executable, args: browserArgs, command: 'audit' })
  try {
    const walks: Walk[] = []
    for (const viewport of viewports)
      walks.push(await walk(browser.root, data, { url, pages, gpc, viewport, timeout }, progress))
    return {
      walks,
      report: {
        schema: 1,
        url,
        date: new Date().toISOString(),
        browser: browser.version,
        options: { pages, gpc, viewports, timeout },
        states: Object.fromEntries(names.map(name => [name, joinStates(walks, name)])) as Record<StateName, AuditState>,
        findings: joinFindings(walks.map(walk => findProblems(walk, { gpc }))),
        limits: [...limits, ...(data.lists ? [describeLists(data.lists)] : [])],
      },
    }
  } finally {
    await browser.close()
  }
}
