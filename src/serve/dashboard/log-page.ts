import { html } from 'hono/html'
import type { LogEntry } from '../access/access-log'
import { plainText } from '../plain-text'
import { page, type Markup } from './page'
import type { Viewer } from './viewer'
import { readable } from './readable'

/** Renders who did what, the latest first. */
export const logPage = (viewer: Viewer, entries: readonly LogEntry[]): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${viewer.t('Log')}`, at: '/dashboard/log' },
    html`<section class="sheet">
      <h2>${viewer.t('Log')}</h2>
      <p class="soft">
        ${viewer.t('Each entry has the hash of the one before it, and a signature. The following command finds changed and removed entries.')}
        <code dir="ltr">npx consent-elements consents verify</code>
      </p>
      ${
        entries.length === 0
          ? html`<p>${viewer.t('No entry.')}</p>`
          : html`<div class="scroll" role="region" aria-label="${viewer.t('Log')}" tabindex="0">
              <table>
                <thead>
                  <tr>
                    <th scope="col" class="number">${viewer.t('Number')}</th>
                    <th scope="col">${viewer.t('Time')}</th>
                    <th scope="col">${viewer.t('Person')}</th>
                    <th scope="col">${viewer.t('Action')}</th>
                    <th scope="col">${viewer.t('Site')}</th>
                    <th scope="col">${viewer.t('Detail')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${entries.map(
                    ({ seq, at, person: who, action, site, detail }) =>
                      html`<tr>
                        <th scope="row" class="number">${seq}</th>
                        <td class="time" data-column="${viewer.t('Time')}">${readable(at)}</td>
                        <td data-column="${viewer.t('Person')}">${plainText(who)}</td>
                        <td data-column="${viewer.t('Action')}">${action}</td>
                        <td data-column="${viewer.t('Site')}">${plainText(site)}</td>
                        <td class="whole" data-column="${viewer.t('Detail')}">${plainText(detail)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
      ${
        (entries.at(-1)?.seq ?? 1) > 1
          ? html`<p><a href="/dashboard/log?before=${entries.at(-1)!.seq}">${viewer.t('Earlier entries')}</a></p>`
          : ''
      }
    </section>`,
  )
