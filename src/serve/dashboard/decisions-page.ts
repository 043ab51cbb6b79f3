import { html } from 'hono/html'
import { plainText } from '../plain-text'
import type { ReadDecision } from '../read-decisions'
import { page, type Markup } from './page'

const purposesOf = (decision: ReadDecision): string => decision.granted.join(', ') || 'none'
const receiptOf = (decision: ReadDecision): unknown => (decision.metadata as { receipt?: unknown } | null)?.receipt

/** Renders the decisions that a search has found. */
export const decisionsPage = (text: string, decisions: readonly ReadDecision[]): Markup =>
  page(
    { title: `Consents: ${text}`, isOpen: true },
    html`<section class="sheet">
      <h2>${decisions.length === 0 ? 'No decision' : `${decisions.length} of the latest decisions`} for “${text}”</h2>
      ${
        decisions.length === 0
          ? html`<p>
              Search for a subject (<code>sub_…</code>), a decision (<code>cns_…</code>) or the record id of a receipt.
            </p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Time</th>
                    <th scope="col">Site</th>
                    <th scope="col">Action</th>
                    <th scope="col">Granted</th>
                    <th scope="col">Law</th>
                    <th scope="col">Subject and decision</th>
                    <th scope="col">Receipt</th>
                  </tr>
                </thead>
                <tbody>
                  ${decisions.map(
                    decision =>
                      html`<tr>
                        <td>${decision.givenAt}</td>
                        <td>${decision.domain}</td>
                        <td>${decision.consentAction ?? 'unknown'}</td>
                        <td>${purposesOf(decision)}</td>
                        <td>${decision.jurisdiction ?? 'none'}</td>
                        <td>
                          <a href="/dashboard/find?q=${encodeURIComponent(decision.subjectId)}"
                            ><code>${decision.subjectId}</code></a
                          ><br />
                          <code>${decision.id}</code>
                        </td>
                        <td>
                          ${
                            receiptOf(decision)
                              ? html`<details>
                                  <summary>Show</summary>
                                  <pre><code>${plainText(JSON.stringify(receiptOf(decision)))}</code></pre>
                                </details>`
                              : 'none'
                          }
                        </td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
    </section>`,
  )
