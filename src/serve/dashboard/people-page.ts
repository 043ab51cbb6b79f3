import { html } from 'hono/html'
import type { Access } from '../access/access-table'
import { roles } from '../access/person'
import { scopes } from '../access/scopes'
import { plainText } from '../plain-text'
import { page, type Markup } from './page'
import { readable } from './readable'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

const meaning = {
  reader: 'sees counts and verifies receipts',
  officer: 'also finds, proves, exports and erases decisions',
  owner: 'also gives access, and reads the log',
  program: 'calls the server API',
} as const satisfies Record<string, Text>

const stateOf = ({ revokedAt, endsAt }: Access, now: number, { t }: Viewer): string => {
  if (revokedAt) return t('revoked {time}', { time: readable(revokedAt) })
  if (endsAt === null) return t('valid')
  return Date.parse(endsAt) > now
    ? t('until {time}', { time: readable(endsAt) })
    : t('ended {time}', { time: readable(endsAt) })
}

const row = (access: Access, now: number, viewer: Viewer): Markup =>
  html`<tr>
    <th scope="row">${plainText(access.name)}</th>
    <td data-column="${viewer.t('Role')}">
      ${access.role}${access.scopes.length > 0 ? `: ${access.scopes.join(', ')}` : ''}
    </td>
    <td class="sites" data-column="${viewer.t('Sites')}">${access.sites.join(', ') || viewer.t('all')}</td>
    <td class="whole" data-column="${viewer.t('State')}">
      <div class="state">
        <span>${stateOf(access, now, viewer)}</span>
        ${
          access.revokedAt
            ? ''
            : html`<form method="post" action="/dashboard/people/revoke">
                <input type="hidden" name="id" value="${access.id}" />
                <button aria-label="${viewer.t('Revoke the access of {name}', { name: plainText(access.name) })}">
                  ${viewer.t('Revoke')}
                </button>
              </form>`
        }
      </div>
    </td>
  </tr>`

/**
 * Renders who has access, and the form that gives it.
 * @param result the new token, or the problem with what was entered
 */
export const peoplePage = (
  viewer: Viewer,
  accesses: readonly Access[],
  now: number,
  { token = '', problem = '' }: { readonly token?: string; readonly problem?: string } = {},
): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${viewer.t('Access')}`, at: '/dashboard/people' },
    html`<section class="sheet">
        <h2>${viewer.t('Access')}</h2>
        ${problem ? html`<p class="notice bad" role="alert">${problem}</p>` : ''}
        ${
          token
            ? html`<p class="notice good" role="status">
                ${viewer.t('The token is')} <code id="new-token">${token}</code>.
                ${viewer.t('Copy it now: it is not shown again. Whom a proxy signs in needs no token.')}
              </p>`
            : ''
        }
        ${
          accesses.length === 0
            ? html`<p class="soft">${viewer.t('Only the holder of DASHBOARD_TOKEN has access.')}</p>`
            : html`<div class="scroll" role="region" aria-label="${viewer.t('Access')}" tabindex="0">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${viewer.t('Name')}</th>
                      <th scope="col">${viewer.t('Role')}</th>
                      <th scope="col">${viewer.t('Sites')}</th>
                      <th scope="col">${viewer.t('State')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${accesses.map(access => row(access, now, viewer))}
                  </tbody>
                </table>
              </div>`
        }
      </section>
      <section class="sheet">
        <h2>${viewer.t('Give access')}</h2>
        <form method="post" action="/dashboard/people" class="fields">
          <label>${viewer.t('Name or e-mail address')} <input name="name" required maxlength="100" /></label>
          <label
            >${viewer.t('Role')}
            <select name="role">
              ${[...roles, 'program' as const].map(
                role => html`<option value="${role}">${role}: ${viewer.t(meaning[role])}</option>`,
              )}
            </select>
          </label>
          <label
            >${viewer.t('Sites, all if empty')} <input name="sites" placeholder="www.example.com *.example.org"
          /></label>
          <label
            >${viewer.t('Days, without end if empty')} <input name="days" type="number" min="1" max="3660"
          /></label>
          <fieldset>
            <legend>${viewer.t('Only for programs')}</legend>
            ${scopes.map(
              scope =>
                html`<label class="tick"><input type="checkbox" name="scopes" value="${scope}" /> ${scope}</label>`,
            )}
          </fieldset>
          <button class="strong">${viewer.t('Give access')}</button>
        </form>
      </section>`,
  )
