import { html } from 'hono/html'
import type { LogEntry } from '../access/access-log'
import type { Person } from '../access/person'
import { plainText } from '../plain-text'
import { page, type Markup } from './page'
import { readable } from './readable'

/** Renders who did what, the latest first. */
export const logPage = (person: Person, entries: readonly LogEntry[]): Markup =>
  page(
    { title: 'Consents: log', isOpen: true, person },
    html`<section class="sheet">
      <h2>Log</h2>
      <p class="soft">
        Each entry has the hash of the one before it, and a signature. <code>npx consent-elements consents verify</code>
        finds changed and removed entries.
      </p>
      ${
        entries.length === 0
          ? html`<p>No entry.</p>`
          : html`<div class="scroll" role="region" aria-label="Log" tabindex="0">
              <table>
                <thead>
                  <tr>
                    <th scope="col" class="number">Number</th>
                    <th scope="col">Time</th>
                    <th scope="col">Person</th>
                    <th scope="col">Action</th>
                    <th scope="col">Site</th>
                    <th scope="col">Detail</th>
                  </tr>
                </thead>
                <tbody>
                  ${entries.map(
                    ({ seq, at, person: who, action, site, detail }) =>
                      html`<tr>
                        <th scope="row" class="number">${seq}</th>
                        <td>${readable(at)}</td>
                        <td>${plainText(who)}</td>
                        <td>${action}</td>
                        <td>${plainText(site)}</td>
                        <td>${plainText(detail)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
      ${
        (entries.at(-1)?.seq ?? 1) > 1
          ? html`<p><a href="/dashboard/log?before=${entries.at(-1)!.seq}">Earlier entries</a></p>`
          : ''
      }
    </section>`,
  )
