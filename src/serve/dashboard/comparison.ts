import { html } from 'hono/html'
import type { Overview } from './overview'
import type { Markup } from './page'
import { rateDifference, type RateDifference } from './rate-difference'
import { decisionsOf, sumOf } from './read-counts'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

/** Renders how two rates differ, in points and with what chance means. */
export function differenceText(difference: RateDifference | null, { t, language }: Viewer): string {
  if (!difference) return '–'
  const points = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(difference.points)
  return `${t('{points} points', { points })}${difference.canBeChance ? `, ${t('can be chance')}` : ''}`
}

/** Renders the rates of the period beside those that it is compared with. */
export function comparison({ days, compared, countsBanners }: Overview, viewer: Viewer): Markup | '' {
  if (!compared) return ''
  const { t, number, share } = viewer
  const own = sumOf(days)
  const other = compared.counts
  const rate = (title: Text, part: number, whole: number, otherPart: number, otherWhole: number): Markup =>
    html`<tr>
      <th scope="row">${t(title)}</th>
      <td class="number">${share(part, whole)}</td>
      <td class="number">${share(otherPart, otherWhole)}</td>
      <td class="difference">${differenceText(rateDifference(part, whole, otherPart, otherWhole), viewer)}</td>
    </tr>`
  const [all, otherAll] = [decisionsOf(own), decisionsOf(other)]
  return html`<section class="sheet">
    <h2>${t('Comparison')}</h2>
    <div class="scroll" role="region" aria-label="${t('Comparison')}" tabindex="0">
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col" class="number">${t('This selection')}</th>
            <th scope="col" class="number"><bdi>${compared.title}</bdi></th>
            <th scope="col">${t('Difference')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">${t('Decisions')}</th>
            <td class="number">${number(all)}</td>
            <td class="number">${number(otherAll)}</td>
            <td></td>
          </tr>
          ${rate('Accepted', own.accepted, all, other.accepted, otherAll)}
          ${rate('Rejected', own.rejected, all, other.rejected, otherAll)}
          ${rate('Customized', own.customized, all, other.customized, otherAll)}
          ${countsBanners ? rate('Ignored', own.ignored, own.shown, other.ignored, other.shown) : ''}
        </tbody>
      </table>
    </div>
    <p class="soft">
      ${t('Other causes count as well, such as other visitors, days and campaigns. A difference is an observation, not a proof.')}
    </p>
  </section>`
}
