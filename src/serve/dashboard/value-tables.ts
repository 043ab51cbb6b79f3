import { html } from 'hono/html'
import { plainText } from '../plain-text'
import { addressOf } from './address-of'
import { bar } from './bar'
import { choicesBar } from './choices-bar'
import type { Overview } from './overview'
import type { Markup } from './page'
import type { Period } from './period'
import { decisionsOf } from './read-counts'
import type { Viewer } from './viewer'

const byCategory = ({ categories }: Overview, { t, number, share }: Viewer): Markup =>
  html`<section class="sheet">
    <h2>${t('Category')}</h2>
    ${
      categories.length === 0
        ? html`<p class="soft">${t('No decision in this period.')}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${t('Category')}</th>
                <th scope="col" class="number">${t('Granted')}</th>
                <th scope="col" class="number">${t('Refused')}</th>
                <th scope="col" class="number">${t('Share')}</th>
                <th scope="col" class="wide"><span class="unseen">${t('Share')}</span></th>
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
                      ${bar(share, [
                        ['granted', t('Granted'), granted],
                        ['refused', t('Refused'), denied],
                      ])}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`

const byValue = (period: Period, { dimension, title, values }: Overview['values'][number], viewer: Viewer): Markup => {
  const { t, number, share } = viewer
  return html`<section class="sheet">
    <h2>${t(title)}</h2>
    ${
      values.length === 0
        ? html`<p class="soft">${t('No decision in this period.')}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${t(title)}</th>
                <th scope="col" class="number">${t('Decisions')}</th>
                <th scope="col" class="number">${t('Accepted')}</th>
                <th scope="col" class="wide"><span class="unseen">${t('Share')}</span></th>
              </tr>
            </thead>
            <tbody>
              ${values.map(
                ({ value, counts }) =>
                  html`<tr>
                    <th scope="row" dir="auto">
                      <a href="${addressOf(period, { by: dimension as Period['by'], value })}"
                        >${value === 'unknown' ? t('unknown') : plainText(value) || t('unknown')}</a
                      >
                    </th>
                    <td class="number">${number(decisionsOf(counts))}</td>
                    <td class="number">${share(counts.accepted, decisionsOf(counts))}</td>
                    <td>${choicesBar(counts, viewer)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`
}

/** Renders a table for the categories, and one for each dimension. Values are links that limit the page to them. */
export const valueTables = (overview: Overview, viewer: Viewer): Markup =>
  html`${byCategory(overview, viewer)} ${overview.values.map(entry => byValue(overview.period, entry, viewer))}`
