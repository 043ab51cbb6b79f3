import { html } from 'hono/html'
import { plainText } from '../plain-text'
import { addressOf } from './address-of'
import { choicesBar } from './choices-bar'
import { differenceText } from './comparison'
import { page, type Markup } from './page'
import type { Period } from './period'
import { periodFields } from './period-fields'
import { rateDifference } from './rate-difference'
import { decisionsOf, type UnlistedHost, type ValueInTime } from './read-counts'
import type { SiteName } from './read-sites'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

/** A notice that visitors saw. */
export interface NoticeText {
  readonly language: string
  /** The title, a line feed and the description. */
  readonly content: string
}

/** What the page shows. */
export interface TextsInTime {
  readonly period: Period
  readonly sites: readonly SiteName[]
  /** In the order of their first days; the value is the SHA-256 of the text. */
  readonly texts: readonly ValueInTime[]
  readonly notices: ReadonlyMap<string, NoticeText>
  readonly layouts: readonly ValueInTime[]
  readonly countsBanners: boolean
  /** The newest first; null where they are not counted. */
  readonly hosts: readonly UnlistedHost[] | null
}

/** Renders one row of rates, with the difference to the one before. */
function rates(
  { counts, firstDay, lastDay }: ValueInTime,
  before: ValueInTime | undefined,
  title: Markup,
  viewer: Viewer,
): Markup {
  const { t, number, share } = viewer
  const all = decisionsOf(counts)
  const difference = before && rateDifference(counts.accepted, all, before.counts.accepted, decisionsOf(before.counts))
  return html`<tr>
    <th scope="row">${title}</th>
    <td class="day" data-column="${t('First day')}">${firstDay}</td>
    <td class="day" data-column="${t('Last day')}">${lastDay}</td>
    <td class="number" data-column="${t('Decisions')}">${number(all)}</td>
    <td class="number" data-column="${t('Accepted')}">${share(counts.accepted, all)}</td>
    <td class="number" data-column="${t('Rejected')}">${share(counts.rejected, all)}</td>
    <td class="difference" data-column="${t('Difference')}">
      ${before ? differenceText(difference ?? null, viewer) : ''}
    </td>
    <td>${choicesBar(counts, viewer)}</td>
  </tr>`
}

function table(title: Text, rows: readonly Markup[], { t }: Viewer): Markup {
  return html`<section class="sheet">
    <h2>${t(title)}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">${t('No decision in this period.')}</p>`
        : html`<div class="scroll" role="region" aria-label="${t(title)}" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">${t(title)}</th>
                  <th scope="col">${t('First day')}</th>
                  <th scope="col">${t('Last day')}</th>
                  <th scope="col" class="number">${t('Decisions')}</th>
                  <th scope="col" class="number">${t('Accepted')}</th>
                  <th scope="col" class="number">${t('Rejected')}</th>
                  <th scope="col">${t('Difference')}</th>
                  <th scope="col" class="wide"><span class="unseen">${t('Share')}</span></th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

/** Renders the third parties that no list knows. A host may be a new tag. */
function hostTable(hosts: readonly UnlistedHost[], { t, number }: Viewer): Markup {
  return html`<section class="sheet">
    <h2>${t('Third parties before consent that no list knows')}</h2>
    ${
      hosts.length === 0
        ? html`<p class="soft">${t('None in this period.')}</p>`
        : html`<div
            class="scroll"
            role="region"
            aria-label="${t('Third parties before consent that no list knows')}"
            tabindex="0"
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">${t('Host')}</th>
                  <th scope="col">${t('First day')}</th>
                  <th scope="col">${t('Last day')}</th>
                  <th scope="col" class="number">${t('Pages')}</th>
                </tr>
              </thead>
              <tbody>
                ${hosts.map(
                  ({ host, firstDay, lastDay, pages }) =>
                    html`<tr>
                      <th scope="row"><code>${host}</code></th>
                      <td class="day" data-column="${t('First day')}">${firstDay}</td>
                      <td class="day" data-column="${t('Last day')}">${lastDay}</td>
                      <td class="number" data-column="${t('Pages')}">${number(pages)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

function noticeTitle(hash: string, notice: NoticeText | undefined, period: Period, { t }: Viewer): Markup {
  const link = `/dashboard${addressOf(period, { by: 'text', value: hash })}`
  if (!notice)
    return html`<a href="${link}"><code>${hash.slice(0, 12)}…</code></a> ${t('The server does not have this text.')}`
  const [title = '', ...rest] = notice.content.split('\n')
  return html`<details lang="${notice.language}" dir="auto">
    <summary>${plainText(title)} <small>${notice.language}</small></summary>
    ${plainText(rest.join(' '))} <a href="${link}"><code>${hash.slice(0, 12)}…</code></a>
  </details>`
}

/** Renders how the rates were with each notice and each layout. A notice is compared with the one before in its language. */
export function textsPage(
  { period, sites, texts, notices, layouts, countsBanners, hosts }: TextsInTime,
  viewer: Viewer,
): Markup {
  const { t } = viewer
  const latest = new Map<string, ValueInTime>()
  const rows = texts.map(text => {
    const notice = notices.get(text.value)
    const before = notice && latest.get(notice.language)
    if (notice) latest.set(notice.language, text)
    return rates(text, before, noticeTitle(text.value, notice, period, viewer), viewer)
  })
  return page(
    viewer,
    { title: `${t('Consents')}: ${t('Texts and layouts')}`, at: '/dashboard/texts' },
    html`<form class="sheet fields">
        ${periodFields(period, sites, viewer)}
        <button>${t('Show')}</button>
      </form>
      ${table('Notice', rows, viewer)}
      ${
        countsBanners
          ? table(
              'Layout',
              layouts.map((layout, at) =>
                rates(
                  layout,
                  layouts[at - 1],
                  html`<a href="/dashboard${addressOf(period, { by: 'layout', value: layout.value })}"
                    >${layout.value === 'unknown' ? t('unknown') : plainText(layout.value)}</a
                  >`,
                  viewer,
                ),
              ),
              viewer,
            )
          : ''
      }
      ${hosts ? hostTable(hosts, viewer) : ''}
      <p class="soft">
        ${t('Other causes count as well, such as other visitors, days and campaigns. A difference is an observation, not a proof.')}
        ${t('Refusing must stay as easy as accepting, whatever the rates are.')}
      </p>
      ${
        countsBanners
          ? ''
          : html`<p class="soft">
              ${t('Banners that were shown or ignored are not counted. To count them without identifiers, set STATISTICS=1 on the server and the option statistics on the site.')}
            </p>`
      }`,
  )
}
