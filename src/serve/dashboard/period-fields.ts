import { html } from 'hono/html'
import type { Markup } from './page'
import type { Period } from './period'
import type { SiteName } from './read-sites'
import type { Viewer } from './viewer'

/** Renders the fields that choose a site and the days, for the forms of all pages with counts. */
export const periodFields = (period: Period, sites: readonly SiteName[], { t }: Viewer): Markup =>
  html`<label
      >${t('Site')}
      <select name="site">
        <option value="">${t('All sites')}</option>
        ${sites.map(({ id, name }) => html`<option value="${id}" ${id === period.site ? 'selected' : ''}>${name}</option>`)}
      </select>
    </label>
    <label>${t('From')} <input type="date" name="from" value="${period.from}" /></label>
    <label>${t('To')} <input type="date" name="to" value="${period.to}" /></label>`
