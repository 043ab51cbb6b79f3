import { html, raw } from 'hono/html'
import { mayDo } from '../access/person'
import { addressOf } from './address-of'
import { chartDays } from './chart-days'
import { comparison } from './comparison'
import type { Overview } from './overview'
import { page, type Markup } from './page'
import { periodForm } from './period-form'
import { decisionsOf, sumOf, type Counts } from './read-counts'
import { readable } from './readable'
import type { Text } from './texts/english-texts'
import { valueTables } from './value-tables'
import type { Viewer } from './viewer'

const lines = (countsBanners: boolean): (readonly [name: keyof Counts, title: Text])[] => [
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

function tiles({ days, countsBanners }: Overview, { t, number, share }: Viewer): Markup {
  const sums = sumOf(days)
  const all = decisionsOf(sums)
  const tile = (name: string, title: Text, count: number, note: string) =>
    html`<div class="${name}">
      <dt>${t(title)}</dt>
      <dd>${number(count)}<small>${note}</small></dd>
    </div>`
  const ofDecisions = (count: number) => t('{share} of decisions', { share: share(count, all) })
  const ofBanners = (count: number) =>
    sums.shown === 0 ? '' : t('{share} of banners', { share: share(count, sums.shown) })
  return html`<dl class="tiles">
    ${tile('decisions', 'Decisions', all, (countsBanners && ofBanners(all)) || t('accepted, rejected, customized'))}
    ${tile('accepted', 'Accepted', sums.accepted, ofDecisions(sums.accepted))}
    ${tile('rejected', 'Rejected', sums.rejected, ofDecisions(sums.rejected))}
    ${tile('customized', 'Customized', sums.customized, ofDecisions(sums.customized))}
    ${countsBanners ? tile('shown', 'Shown', sums.shown, t('banners')) : ''}
    ${countsBanners ? tile('ignored', 'Ignored', sums.ignored, ofBanners(sums.ignored)) : ''}
  </dl>`
}

function overTime({ days, countsBanners }: Overview, { t, number }: Viewer): Markup {
  const shown = lines(countsBanners)
  const drawn = chartDays(days)
  const series = {
    day: t('Day'),
    days: drawn.map(({ day }) => day),
    lines: shown.map(([name, title]) => ({
      name: t(title),
      color: `--${name}`,
      counts: drawn.map(({ counts }) => counts[name]),
    })),
  }
  const sums = sumOf(days)
  const summary = shown.map(([name, title]) => `${t(title)} ${number(sums[name])}`).join(', ')
  if (shown.every(([name]) => sums[name] === 0))
    return html`<section class="sheet">
      <h2>${t('Decisions by day')}</h2>
      <p class="soft">
        ${t('No decision in this period. Choose other days above, or open your site and decide: it is counted at once.')}
      </p>
    </section>`
  return html`<section class="sheet">
    <h2>${t('Decisions by day')}</h2>
    <div
      id="chart"
      role="img"
      aria-label="${t('Chart. {summary}. The table below has the numbers of each day.', { summary })}"
    >
      <p class="soft">${t('The chart has not loaded. The table below has the numbers.')}</p>
    </div>
    <script type="application/json" id="series">
      ${json(series)}
    </script>
    <details>
      <summary>${t('As a table')}</summary>
      <div class="scroll" role="region" aria-label="${t('Decisions by day')}" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">${t('Day')}</th>
              ${shown.map(([, title]) => html`<th scope="col" class="number">${t(title)}</th>`)}
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

const kept = ({ retention: { earliest, latest, chains } }: Overview, { t, number }: Viewer): Markup =>
  html`<section class="sheet">
    <h2>${t('What is stored')}</h2>
    <p>
      ${
        earliest
          ? t('The earliest decision is of {earliest}, the latest of {latest}.', {
              earliest: readable(earliest),
              latest: readable(latest!),
            })
          : ''
      }
      ${t('To remove old ones, run the following command. To erase those of one visitor, find the visitor’s subject. Both keep the chain verifiable.')}
      <code dir="ltr">npx consent-elements consents prune --older-than 2y</code>
    </p>
    ${
      chains.length === 0
        ? ''
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${t('Site')}</th>
                <th scope="col" class="number">${t('Records')}</th>
                <th scope="col">${t('Head')}</th>
              </tr>
            </thead>
            <tbody>
              ${chains.map(
                ({ site, chain, records, head }) =>
                  html`<tr>
                    <th scope="row">${site}${chain === 0 ? '' : `, ${t('chain {number}', { number: chain })}`}</th>
                    <td class="number">${number(records)}</td>
                    <td><code>${head.slice(0, 16)}…</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`

const downloads = ({ period }: Overview, { t, person }: Viewer): Markup =>
  html`<section class="sheet">
    <h2>${t('Export')}</h2>
    <ul>
      <li><a href="/dashboard/counts.csv${addressOf(period)}">${t('Counts of this period (CSV)')}</a></li>
      ${
        person && mayDo(person, 'handle')
          ? html`<li>
                <a href="/dashboard/decisions.csv${addressOf(period)}">${t('Decisions of this period (CSV)')}</a>
              </li>
              <li>
                <a href="/dashboard/decisions.jsonl${addressOf(period)}"
                  >${t('Decisions of this period with receipts (JSON lines)')}</a
                >
              </li>`
          : ''
      }
    </ul>
    <p class="soft">${t('Decisions are those of the chosen days and site, whatever country or device is shown.')}</p>
  </section>`

/** Renders the overview. */
export const overviewPage = (overview: Overview, viewer: Viewer): Markup =>
  page(
    viewer,
    { title: viewer.t('Consents'), hasChart: true },
    html`${periodForm(overview, viewer)} ${tiles(overview, viewer)} ${comparison(overview, viewer)}
      ${overTime(overview, viewer)}
      <div class="halves">
        ${valueTables(overview, viewer)} ${downloads(overview, viewer)} ${kept(overview, viewer)}
      </div>
      ${
        overview.countsBanners
          ? ''
          : html`<p class="soft">
              ${viewer.t('Banners that were shown or ignored are not counted. To count them without identifiers, set STATISTICS=1 on the server and the option statistics on the site.')}
            </p>`
      }`,
  )
