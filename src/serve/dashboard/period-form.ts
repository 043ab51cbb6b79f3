import { html } from 'hono/html'
import { plainText } from '../plain-text'
import { addressOf } from './address-of'
import type { Overview } from './overview'
import type { Markup } from './page'
import { periodFields } from './period-fields'
import type { Viewer } from './viewer'

/** Renders the form that chooses site, days and comparison. */
export function periodForm({ period, sites, values }: Overview, viewer: Viewer): Markup {
  const { t } = viewer
  const versions = values.find(({ dimension }) => dimension === 'version')?.values ?? []
  const option = (value: string, title: string) =>
    html`<option value="${value}" ${value === period.compare ? 'selected' : ''}>${title}</option>`
  return html`<form class="sheet fields">
    ${periodFields(period, sites, viewer)}
    <label
      >${t('Compare with')}
      <select name="compare">
        ${option('', t('Nothing'))} ${option('before', t('The period before'))}
        ${option('year', t('The same days a year before'))}
        <optgroup label="${t('Site')}">${sites.map(({ id, name }) => option(`site:${id}`, name))}</optgroup>
        <optgroup label="${t('Banner version')}">
          ${versions.map(({ value }) => option(`version:${value}`, plainText(value)))}
        </optgroup>
      </select>
    </label>
    ${
      period.by === 'all'
        ? ''
        : html`<input type="hidden" name="by" value="${period.by}" /><input
              type="hidden"
              name="value"
              value="${period.value}"
            />`
    }
    <button>${t('Show')}</button>
    ${
      period.by === 'all'
        ? ''
        : html`<span
            ><bdi>${t('Only: {value}', { value: plainText(period.value) || t('unknown') })}</bdi>
            <a href="${addressOf(period, { by: 'all', value: '' })}">${t('Show all')}</a></span
          >`
    }
  </form>`
}
