import { html } from 'hono/html'
import type { Access } from '../access/access-table'
import { roles, type Person } from '../access/person'
import { scopes } from '../access/scopes'
import { plainText } from '../plain-text'
import { page, type Markup } from './page'
import { readable } from './readable'

const meaning = {
  reader: 'sees counts and verifies receipts',
  officer: 'also finds, proves, exports and erases decisions',
  owner: 'also gives access, and reads the log',
  program: 'calls the server API',
} as const

const stateOf = ({ revokedAt, endsAt }: Access, now: number): string => {
  if (revokedAt) return `revoked ${readable(revokedAt)}`
  if (endsAt === null) return 'valid'
  return Date.parse(endsAt) > now ? `until ${readable(endsAt)}` : `ended ${readable(endsAt)}`
}

const row = (access: Access, now: number): Markup =>
  html`<tr>
    <th scope="row">${plainText(access.name)}</th>
    <td>${access.role}${access.scopes.length > 0 ? `: ${access.scopes.join(', ')}` : ''}</td>
    <td>${access.sites.join(', ') || 'all'}</td>
    <td>${stateOf(access, now)}</td>
    <td>
      ${
        access.revokedAt
          ? ''
          : html`<form method="post" action="/dashboard/people/revoke">
              <input type="hidden" name="id" value="${access.id}" />
              <button aria-label="Revoke the access of ${plainText(access.name)}">Revoke</button>
            </form>`
      }
    </td>
  </tr>`

/**
 * Renders who has access, and the form that gives it.
 * @param result the new token, or the problem with what was entered
 */
export const peoplePage = (
  person: Person,
  accesses: readonly Access[],
  now: number,
  { token = '', problem = '' }: { readonly token?: string; readonly problem?: string } = {},
): Markup =>
  page(
    { title: 'Consents: access', isOpen: true, person },
    html`<section class="sheet">
        <h2>Access</h2>
        ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : ''}
        ${
          token
            ? html`<p role="status">
                The token is <code id="new-token">${token}</code>. Copy it now: it is not shown again. Whom a proxy
                signs in needs no token.
              </p>`
            : ''
        }
        ${
          accesses.length === 0
            ? html`<p class="soft">Only the holder of DASHBOARD_TOKEN has access.</p>`
            : html`<div class="scroll" role="region" aria-label="Access" tabindex="0">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">Name</th>
                      <th scope="col">Role</th>
                      <th scope="col">Sites</th>
                      <th scope="col">State</th>
                      <th scope="col"><span class="unseen">Revoke</span></th>
                    </tr>
                  </thead>
                  <tbody>
                    ${accesses.map(access => row(access, now))}
                  </tbody>
                </table>
              </div>`
        }
      </section>
      <section class="sheet">
        <h2>Give access</h2>
        <form method="post" action="/dashboard/people" class="fields">
          <label>Name or e-mail address <input name="name" required maxlength="100" /></label>
          <label
            >Role
            <select name="role">
              ${[...roles, 'program' as const].map(
                role => html`<option value="${role}">${role}: ${meaning[role]}</option>`,
              )}
            </select>
          </label>
          <label>Sites, all if empty <input name="sites" placeholder="www.example.com *.example.org" /></label>
          <label>Days, without end if empty <input name="days" type="number" min="1" max="3660" /></label>
          <fieldset>
            <legend>Only for programs</legend>
            ${scopes.map(
              scope => html`<label><input type="checkbox" name="scopes" value="${scope}" /> ${scope}</label>`,
            )}
          </fieldset>
          <button>Give access</button>
        </form>
      </section>`,
  )
