import { html, raw } from 'hono/html'
import { mayDo, type Person } from '../access/person'
import { plainText } from '../plain-text'
import { page, type Markup } from './page'
import type { Period } from './period'
import { decisionsOf, sumOf, type Counts } from './read-counts'
import type { Retention } from './read-retention'
import { readable } from './readable'

/** What the overview shows. */
export interface Overview {
  readonly period: Period
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly days: readonly { readonly day: string; readonly counts: Counts }[]
  readonly categories: readonly { readonly name: string; readonly granted: number; readonly denied: number }[]
  /** The counts of each value, by dimension. */
  readonly values: readonly {
    readonly dimension: string
    readonly title: string
    readonly values: readonly { readonly value: string; readonly counts: Counts }[]
  }[]
  readonly retention: Retention
  /** Whether the server counts banners that were shown or ignored. */
  readonly countsBanners: boolean
}

const number = (value: number): string => value.toLocaleString('en')
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)
const addressOf = (period: Period, changes: Partial<Period> = {}): string =>
  `?${new URLSearchParams(Object.entries({ ...period, ...changes }).filter(([name, value]) => value !== '' && !(name === 'by' && value === 'all')))}`

/** Draws parts of a whole as a bar. Screen readers and the pointer get the shares as a text. */
function bar(parts: readonly (readonly [name: string, count: number])[]): Markup {
  const whole = parts.reduce((sum, [, count]) => sum + count, 0)
  const text = parts.map(([name, count]) => `${name} ${share(count, whole)}`).join(', ')
  let x = 0
  return html`<svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${text}">
    <title>${text}</title>
    ${parts.map(([name, count]) => {
      const width = whole === 0 ? 0 : (100 * count) / whole
      const from = x
      x += width
      return html`<rect class="${name}" x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="10"></rect>`
    })}
  </svg>`
}

const lines = (countsBanners: boolean): (readonly [name: keyof Counts, title: string])[] => [
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
  ['customized', 'Customized'],
  ...(countsBanners
    ? ([
        ['shown', 'Shown'],
        ['ignored', 'Ignored'],
      ] as const)
    : []),
]

/** Escapes `<`, which could end the script element. */
const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))

function form({ period, sites }: Overview): Markup {
  return html`<form class="sheet fields">
    <label
      >Site
      <select name="site">
        <option value="">All sites</option>
        ${sites.map(({ id, name }) => html`<option value="${id}" ${id === period.site ? 'selected' : ''}>${name}</option>`)}
      </select>
    </label>
    <label>From <input type="date" name="from" value="${period.from}" /></label>
    <label>To <input type="date" name="to" value="${period.to}" /></label>
    ${
      period.by === 'all'
        ? ''
        : html`<input type="hidden" name="by" value="${period.by}" /><input
              type="hidden"
              name="value"
              value="${period.value}"
            />`
    }
    <button>Show</button>
    ${
      period.by === 'all'
        ? ''
        : html`<span
            >Only ${period.by} “<bdi>${plainText(period.value) || 'unknown'}</bdi>”.
            <a href="${addressOf(period, { by: '', value: '' })}">Show all</a></span
          >`
    }
  </form>`
}

function tiles({ days, countsBanners }: Overview): Markup {
  const sums = sumOf(days)
  const all = decisionsOf(sums)
  const tile = (title: string, count: number, note: string) =>
    html`<div class="${title.toLowerCase()}">
      <dt>${title}</dt>
      <dd>${number(count)}<small>${note}</small></dd>
    </div>`
  return html`<dl class="tiles">
    ${tile('Decisions', all, countsBanners ? `${share(all, sums.shown)} of banners` : 'accepted, rejected, customized')}
    ${tile('Accepted', sums.accepted, `${share(sums.accepted, all)} of decisions`)}
    ${tile('Rejected', sums.rejected, `${share(sums.rejected, all)} of decisions`)}
    ${tile('Customized', sums.customized, `${share(sums.customized, all)} of decisions`)}
    ${countsBanners ? tile('Shown', sums.shown, 'banners') : ''}
    ${countsBanners ? tile('Ignored', sums.ignored, `${share(sums.ignored, sums.shown)} of banners`) : ''}
  </dl>`
}

function overTime({ days, countsBanners }: Overview): Markup {
  const shown = lines(countsBanners)
  const series = {
    days: days.map(({ day }) => day),
    lines: shown.map(([name, title]) => ({
      name: title,
      color: `--${name}`,
      counts: days.map(({ counts }) => counts[name]),
    })),
  }
  const sums = sumOf(days)
  const summary = shown.map(([name, title]) => `${title} ${number(sums[name])}`).join(', ')
  if (shown.every(([name]) => sums[name] === 0))
    return html`<section class="sheet">
      <h2>Decisions by day</h2>
      <p class="soft">
        No decision in this period. Choose other days above, or open your site and decide: it is counted at once.
      </p>
    </section>`
  return html`<section class="sheet">
    <h2>Decisions by day</h2>
    <div id="chart" role="img" aria-label="Chart. ${summary}. The table below has the numbers of each day.">
      <p class="soft">The chart has not loaded. The table below has the numbers.</p>
    </div>
    <script type="application/json" id="series">
      ${json(series)}
    </script>
    <details>
      <summary>As a table</summary>
      <div class="scroll" role="region" aria-label="Decisions by day" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              ${shown.map(([, title]) => html`<th scope="col" class="number">${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${days.toReversed().map(
              ({ day, counts }) =>
                html`<tr>
                  <th scope="row">${day}</th>
                  ${shown.map(([name]) => html`<td class="number">${number(counts[name])}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </section>`
}

const byCategory = ({ categories }: Overview): Markup =>
  html`<section class="sheet">
    <h2>By category</h2>
    ${
      categories.length === 0
        ? html`<p class="soft">No decision in this period.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Category</th>
                <th scope="col" class="number">Granted</th>
                <th scope="col" class="number">Refused</th>
                <th scope="col" class="number">Share</th>
                <th scope="col" class="wide"><span class="unseen">Shares</span></th>
              </tr>
            </thead>
            <tbody>
              ${categories.map(
                ({ name, granted, denied }) =>
                  html`<tr>
                    <th scope="row" dir="auto">${plainText(name)}</th>
                    <td class="number">${number(granted)}</td>
                    <td class="number">${number(denied)}</td>
                    <td class="number">${share(granted, granted + denied)}</td>
                    <td>
                      ${bar([
                        ['granted', granted],
                        ['refused', denied],
                      ])}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`

const byValue = (period: Period, { dimension, title, values }: Overview['values'][number]): Markup =>
  html`<section class="sheet">
    <h2>By ${title.toLowerCase()}</h2>
    ${
      values.length === 0
        ? html`<p class="soft">No decision in this period.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${title}</th>
                <th scope="col" class="number">Decisions</th>
                <th scope="col" class="number">Accepted</th>
                <th scope="col" class="wide"><span class="unseen">Shares</span></th>
              </tr>
            </thead>
            <tbody>
              ${values.map(
                ({ value, counts }) =>
                  html`<tr>
                    <th scope="row" dir="auto">
                      <a href="${addressOf(period, { by: dimension as Period['by'], value })}"
                        >${plainText(value) || 'unknown'}</a
                      >
                    </th>
                    <td class="number">${number(decisionsOf(counts))}</td>
                    <td class="number">${share(counts.accepted, decisionsOf(counts))}</td>
                    <td>
                      ${bar([
                        ['accepted', counts.accepted],
                        ['customized', counts.customized],
                        ['rejected', counts.rejected],
                      ])}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`

const kept = ({ retention: { earliest, latest, chains } }: Overview): Markup =>
  html`<section class="sheet">
    <h2>What is stored</h2>
    <p>
      ${earliest ? `The earliest decision is of ${readable(earliest)}, the latest of ${readable(latest!)}.` : ''} To
      remove old ones, run <code>npx consent-elements consents prune --older-than 2y</code>. To erase those of one
      visitor, find the visitor’s subject. Both keep the chain verifiable.
    </p>
    ${
      chains.length === 0
        ? ''
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Site</th>
                <th scope="col" class="number">Records</th>
                <th scope="col">Head</th>
              </tr>
            </thead>
            <tbody>
              ${chains.map(
                ({ site, chain, records, head }) =>
                  html`<tr>
                    <th scope="row">${site}${chain === 0 ? '' : `, chain ${chain}`}</th>
                    <td class="number">${number(records)}</td>
                    <td><code>${head.slice(0, 16)}…</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`

const downloads = ({ period }: Overview, person: Person): Markup =>
  html`<section class="sheet">
    <h2>Export</h2>
    <ul>
      <li><a href="/dashboard/counts.csv${addressOf(period)}">Counts of this period (CSV)</a></li>
      ${
        mayDo(person, 'handle')
          ? html`<li><a href="/dashboard/decisions.csv${addressOf(period)}">Decisions of this period (CSV)</a></li>
              <li>
                <a href="/dashboard/decisions.jsonl${addressOf(period)}"
                  >Decisions of this period with receipts (JSON lines)</a
                >
              </li>`
          : ''
      }
    </ul>
    <p class="soft">Decisions are those of the chosen days and site, whatever country or device is shown.</p>
  </section>`

/** Renders the overview. */
export const overviewPage = (overview: Overview, person: Person): Markup =>
  page(
    { title: 'Consents', isOpen: true, person, hasChart: true },
    html`${form(overview)} ${tiles(overview)} ${overTime(overview)}
      <div class="halves">
        ${byCategory(overview)} ${overview.values.map(entry => byValue(overview.period, entry))}
        ${downloads(overview, person)} ${kept(overview)}
      </div>
      ${
        overview.countsBanners
          ? ''
          : html`<p class="soft">
              Banners that were shown or ignored are not counted. To count them without identifiers, set STATISTICS=1 on
              the server and the option statistics on the site.
            </p>`
      }`,
  )
