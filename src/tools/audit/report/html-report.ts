import type { AuditRequest, StateName } from '../audit-facts'
import type { AuditFinding, AuditReport } from '../audit-report'
import { findingTable } from '../findings/finding-table'
import type { Walk } from '../walk'
import { htmlStyles } from './html-styles'
import { summaryHead, summaryRows } from './summary-rows'
import { isFailed, verdict } from './verdict'

const titles: Record<StateName, string> = {
  undecided: 'Before a choice',
  rejected: 'After rejection',
  accepted: 'After acceptance',
  withdrawn: 'After withdrawal',
}
const names = Object.keys(titles) as StateName[]

const escape = (text: unknown) => `${text}`.replace(/[<>&"']/g, character => `&#${character.codePointAt(0)};`)
/** Columns of numbers end at one edge. The first cell of a row names it, and on phones the others name their columns. */
function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const kinds = head.map((_, at) =>
    at > 0 && rows.every(cells => /^\d+$/.test(`${cells[at]}`)) ? ' class="number"' : '',
  )
  const cellOf = (cell: unknown, at: number) =>
    at === 0 ? `<th scope="row">${escape(cell)}</th>` : `<td${kinds[at]} data-column="${head[at]}">${escape(cell)}</td>`
  const heads = head.map((name, at) => `<th scope="col"${kinds[at]}>${name}</th>`)
  const body = rows.map(cells => `<tr>${cells.map(cellOf).join('')}</tr>`)
  return `<div class="scroll"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const known = (category: string) => (category === 'unknown' ? '–' : category)
const kindOf = ({ tracker, thirdParty, blocked }: AuditRequest) =>
  blocked !== null ? 'blocked' : tracker ? 'tracker' : thirdParty ? 'other' : 'own'

/**
 * Renders each request as a line at its time. Trackers have a higher position and longer lines, so that they do not
 * differ by color only.
 */
function timeline(requests: readonly AuditRequest[]): string {
  const end = Math.max(1000, ...requests.map(({ time }) => time))
  const marks = requests.map(request => {
    const kind = kindOf(request)
    const [top, bottom] = kind === 'tracker' ? [4, 32] : kind === 'other' ? [20, 40] : [32, 44]
    const x = ((request.time / end) * 980 + 10).toFixed(1)
    const label = `${request.time} ms, ${kind}: ${request.host}`
    return `<line class="${kind}" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}"><title>${escape(label)}</title></line>`
  })
  return `<div class="scroll"><svg viewBox="0 0 1000 62" role="img" aria-label="${requests.length} requests over ${end} ms"><path d="M10 46H990"/>${marks.join('')}<text x="10" y="59">0</text><text x="990" y="59" text-anchor="end">${(end / 1000).toFixed(1)} s</text></svg></div>
<p class="soft legend"><b class="tracker">tall</b> trackers · <b class="other">middle</b> other hosts · <b>short</b> the site itself · dashed: not sent</p>`
}

/** Measurements as words: `accept: width 120, height 44`. */
const inWords = (value: unknown): string =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? `${value}`
    : Object.entries(value)
        .map(([name, part]) => `${name} ${inWords(part)}`)
        .join(', ')
const place = (url: string, line: number | null) => (line === null ? url : `${url}:${line}`)

function findingHtml({ state, message, suggestion, request, stored, measured, viewports }: AuditFinding): string {
  const facts: [string, string][] = [['Where', `${state}, ${viewports.join(' and ')}`]]
  if (request) {
    const { url, type, initiator } = request
    facts.push(['Request', `${url} (${type})`])
    facts.push(['Initiator', place(initiator.url ?? initiator.type, initiator.line)])
    if (initiator.stack.length > 1) facts.push(['Call stack', initiator.stack.join(' ← ')])
  }
  if (stored?.setBy) facts.push(['Set by', `${stored.setBy.type} ${place(stored.setBy.url, stored.setBy.line)}`])
  for (const [name, value] of Object.entries(measured ?? {})) facts.push([`Measured: ${name}`, inWords(value)])
  facts.push(['Suggested change', suggestion])
  return `<details><summary>${escape(message)}</summary><dl class="pairs">${facts
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl></details>`
}

/** Findings of one kind are below one heading, in the order of the report. */
function findingsHtml(findings: readonly AuditFinding[]): string {
  const ids = [...new Set(findings.map(({ id }) => id))]
  const groups = ids.map(id => {
    const { severity, title, suggestion } = findingTable[id]
    const own = findings.filter(finding => finding.id === id)
    return `<section class="sheet finding"><h3>${escape(title)}</h3><p><span class="badge ${severity === 'error' ? 'bad' : 'warn'}">${severity}</span> <span class="soft"><code>${id}</code> · ${own.length} found</span></p><p>${escape(suggestion)}</p>${own.map(findingHtml).join('')}</section>`
  })
  return groups.join('')
}

function stateHtml(name: StateName, report: AuditReport, walks: readonly Walk[]): string {
  const { answer, requests, cookies, storage, notes } = report.states[name]
  const images = walks.flatMap(({ viewport, screenshots }) => {
    const image = screenshots[name]
    return image
      ? [
          `<figure><img src="${image}" alt="The page, ${name}, ${viewport}" loading="lazy"><figcaption>${viewport}</figcaption></figure>`,
        ]
      : []
  })
  const stored = [...cookies.map(cookie => ({ ...cookie, kind: 'cookie' })), ...storage]
  return `<section class="sheet"><h2>${titles[name]} <code class="soft">${name}</code></h2><p class="soft">${escape(answer.detail)}</p>${notes.map(note => `<p class="notice warn">${escape(note)}</p>`).join('')}
<div class="images">${images.join('')}</div>${timeline(requests)}
<details><summary>${requests.length} requests</summary>${table(
    ['ms', 'host', 'whose', 'category', 'type', 'sent', 'initiator', 'address'],
    requests.map(({ time, host, service, company, category, type, blocked, initiator, url }) => {
      const by = initiator.url ? `${initiator.url}:${initiator.line ?? ''}` : initiator.type
      return [
        time,
        host,
        service ?? company,
        known(category),
        type,
        blocked === null ? 'yes' : `no, ${blocked}`,
        by,
        url,
      ]
    }),
  )}</details>
<details><summary>${stored.length} stored items</summary>${table(
    ['kind', 'name', 'host', 'whose', 'category', 'set by'],
    stored.map(({ kind, name, host, service, company, category, setBy }) => [
      kind,
      name,
      host,
      service ?? company,
      known(category),
      setBy?.url ?? '',
    ]),
  )}</details></section>`
}

/** Renders the report as one self-contained page. */
export function htmlReport(report: AuditReport, walks: readonly Walk[]): string {
  const { url, date, browser, findings, limits } = report
  const title = `Consent audit of ${url}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><style>${htmlStyles}</style></head>
<body><main><h1>${escape(title)}</h1><p class="soft"><time datetime="${escape(date)}">${escape(date.slice(0, 16).replace('T', ' '))} UTC</time> · ${escape(browser)}</p>
<p class="notice ${isFailed(report) ? 'bad' : 'good'}">${escape(verdict(report))}</p>
<div class="sheet">${table(summaryHead, summaryRows(report))}</div>
<h2>${findings.length === 0 ? 'No findings' : `Findings: ${findings.length}`}</h2>${findingsHtml(findings)}
${names.map(name => stateHtml(name, report, walks)).join('')}
<section class="sheet"><h2>Not covered</h2><ul>${limits.map(limit => `<li>${escape(limit)}</li>`).join('')}</ul></section></main></body></html>
`
}
