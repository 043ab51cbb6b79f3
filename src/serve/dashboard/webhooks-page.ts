import { html } from 'hono/html'
import { plainText } from '../plain-text'
import type { DeadLetter, Webhook } from '../webhooks/webhook-table'
import { page, type Markup } from './page'
import { readable } from './readable'
import type { Viewer } from './viewer'

/** What the page shows. */
export interface WebhooksState {
  readonly webhooks: readonly Webhook[]
  readonly letters: readonly DeadLetter[]
  /** Names of sites by their ids. */
  readonly sites: ReadonlyMap<string, string>
  /** What was sent again just now. */
  readonly resent?: { readonly count: number; readonly failed: number } | undefined
}

/** Addresses can contain secrets, so only the host is shown. */
const hostOf = (url: string): string => new URL(url).host

const webhookRow = ({ url, events, sites, failures }: Webhook, { t }: Viewer): Markup =>
  html`<tr>
    <th scope="row"><bdi>${hostOf(url)}</bdi></th>
    <td data-column="${t('Events')}">${events.join(', ')}</td>
    <td data-column="${t('Sites')}">${sites.join(', ') || t('all')}</td>
    <td data-column="${t('State')}">
      ${failures === 0 ? t('delivers') : t('failed {count} times', { count: failures })}
    </td>
  </tr>`

function letters({ webhooks, letters: all, sites }: WebhooksState, { t, number }: Viewer): Markup {
  const again = (id: string, label: string) =>
    html`<form method="post" action="/dashboard/webhooks/resend">
      <input type="hidden" name="id" value="${id}" />
      <button>${label}</button>
    </form>`
  if (all.length === 0) return html`<p>${t('Every decision was delivered.')}</p>`
  return html`<p>${t('Decisions that an address did not accept. Repair it, then send them again.')}</p>
    ${again('', t('Send all again'))}
    <div class="scroll" role="region" aria-label="${t('Not delivered')}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${t('Time')}</th>
            <th scope="col">${t('Address')}</th>
            <th scope="col">${t('Site')}</th>
            <th scope="col" class="number">${t('Decisions')}</th>
            <th scope="col">${t('Reason')}</th>
            <th scope="col"><span class="unseen">${t('Send again')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${all.slice(0, 100).map(
            ({ id, webhook, site, first, last, reason, at }) =>
              html`<tr>
                <th scope="row">${readable(at)}</th>
                <td class="whole" data-column="${t('Address')}">
                  <bdi>${hostOf(webhooks.find(one => one.id === webhook)?.url ?? 'http://unknown')}</bdi>
                </td>
                <td data-column="${t('Site')}">${sites.get(site) ?? site}</td>
                <td class="number" data-column="${t('Decisions')}">${number(last - first + 1)}</td>
                <td class="whole" data-column="${t('Reason')}">${plainText(reason)}</td>
                <td>${again(id, t('Send again'))}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

/** Renders the webhooks, and what they have not delivered. */
export const webhooksPage = (state: WebhooksState, viewer: Viewer): Markup => {
  const { t } = viewer
  return page(
    viewer,
    { title: `${t('Consents')}: ${t('Webhooks')}`, at: '/dashboard/webhooks' },
    html`<section class="sheet">
        <h2>${t('Webhooks')}</h2>
        ${
          state.webhooks.length === 0
            ? html`<p>${t('There is no webhook. This command adds one.')}</p>
                <p>
                  <code dir="ltr">npx consent-elements consents webhook add https://www.example.com/consents</code>
                </p>`
            : html`<div class="scroll" role="region" aria-label="${t('Webhooks')}" tabindex="0">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${t('Address')}</th>
                      <th scope="col">${t('Events')}</th>
                      <th scope="col">${t('Sites')}</th>
                      <th scope="col">${t('State')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${state.webhooks.map(webhook => webhookRow(webhook, viewer))}
                  </tbody>
                </table>
              </div>`
        }
      </section>
      <section class="sheet">
        <h2>${t('Not delivered')}</h2>
        ${state.resent ? html`<p role="status">${t('Delivered: {count}. Failed: {failed}.', state.resent)}</p>` : ''}
        ${letters(state, viewer)}
      </section>`,
  )
}
