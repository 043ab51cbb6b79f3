import type { AuditFinding, AuditReport, AuditRequest, StateName } from '../audit-report'
import { findingTexts } from '../findings/finding-texts'
import type { Walk } from '../walk'
import { htmlStyles } from './html-styles'

const names: readonly StateName[] = ['undecided', 'rejected', 'accepted', 'withdrawn']

const escape = (text: unknown) => `${text}`.replace(/[<>&"']/g, character => `&#${character.codePointAt(0)};`)
const row = (cells: readonly unknown[], tag = 'td') =>
  `<tr>${cells.map(cell => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  `<div class="scroll"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map(cells => row(cells)).join('')}</tbody></table></div>`

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
  return `<svg viewBox="0 0 1000 62" role="img" aria-label="${requests.length} requests over ${end} ms"><path d="M10 46H990"/>${marks.join('')}<text x="10" y="59">0</text><text x="990" y="59" text-anchor="end">${(end / 1000).toFixed(1)} s</text></svg>`
}

function findingHtml({ id, state, message, suggestion, request, stored, measured, viewports }: AuditFinding): string {
  const { severity, title } = findingTexts[id]
  const facts: [string, string][] = [['Where', `${state}, ${viewports.join(' and ')}`]]
  if (request) {
    const { url, type, initiator } = request
    facts.push(['Request', `${url} (${type})`])
    facts.push([
      'Initiator',
      `${initiator.url ?? initiator.type}${initiator.line === null ? '' : `:${initiator.line}`}`,
    ])
    if (initiator.stack.length > 1) facts.push(['Call stack', initiator.stack.join(' ← ')])
  }
  if (stored?.setBy)
    facts.push([
      'Set by',
      `${stored.setBy.type} ${stored.setBy.url}${stored.setBy.line === null ? '' : `:${stored.setBy.line}`}`,
    ])
  if (measured) facts.push(['Measured', JSON.stringify(measured)])
  facts.push(['Suggested change', suggestion])
  return `<li class="${severity}"><h3>${escape(title)} <code>${id}</code></h3><p>${escape(message)}</p><dl>${facts
    .map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl></li>`
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
  return `<section><h2>${name}</h2><p>${escape(answer.detail)}</p>${notes.map(note => `<p class="note">${escape(note)}</p>`).join('')}
<div class="images">${images.join('')}</div>${timeline(requests)}
<details><summary>${requests.length} requests</summary>${table(
    ['ms', 'host', 'whose', 'category', 'type', 'sent', 'initiator', 'address'],
    requests.map(({ time, host, service, company, category, type, blocked, initiator, url }) => {
      const by = initiator.url ? `${initiator.url}:${initiator.line ?? ''}` : initiator.type
      return [time, host, service ?? company, category, type, blocked === null ? 'yes' : `no, ${blocked}`, by, url]
    }),
  )}</details>
<details><summary>${stored.length} stored items</summary>${table(
    ['kind', 'name', 'host', 'whose', 'category', 'set by'],
    stored.map(({ kind, name, host, service, company, category, setBy }) => [
      kind,
      name,
      host,
      service ?? company,
      category,
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
<body><main><h1>${escape(title)}</h1><p>${escape(date)} · ${escape(browser)}</p>
<h2>${findings.length === 0 ? 'No findings' : `Findings: ${findings.length}`}</h2><ul class="findings">${findings.map(findingHtml).join('')}</ul>
${names.map(name => stateHtml(name, report, walks)).join('')}
<section><h2>Not covered</h2><ul>${limits.map(limit => `<li>${escape(limit)}</li>`).join('')}</ul></section></main></body></html>
`
}
