import { html } from 'hono/html'
import { plainText } from '../plain-text'
import type { ReadDecision } from '../read-decisions'
import type { Person } from '../access/person'
import type { FoundDecisions } from './find-decisions'
import { page, type Markup } from './page'
import { readable } from './readable'

const receiptOf = (decision: ReadDecision): unknown => (decision.metadata as { receipt?: unknown } | null)?.receipt

function entry(decision: ReadDecision): Markup {
  const receipt = receiptOf(decision)
  const { givenAt, domain, consentAction, granted, jurisdiction, subjectId, id } = decision
  return html`<article>
    <h3>${readable(givenAt)}, ${domain}: ${consentAction ?? 'unknown action'}</h3>
    <dl class="facts">
      <div>
        <dt>Granted</dt>
        <dd>${granted.join(', ') || 'none'}</dd>
      </div>
      <div>
        <dt>Law</dt>
        <dd>${jurisdiction ?? 'none'}</dd>
      </div>
      <div>
        <dt>Subject</dt>
        <dd>
          <a href="/dashboard/find?q=${encodeURIComponent(subjectId)}"><code>${subjectId}</code></a>
        </dd>
      </div>
      <div>
        <dt>Decision</dt>
        <dd><code>${id}</code></dd>
      </div>
    </dl>
    ${
      receipt
        ? html`<details>
            <summary>Receipt</summary>
            <pre><code>${JSON.stringify(receipt, null, 2).split('\n').map(plainText).join('\n')}</code></pre>
          </details>`
        : html`<p class="soft">It was sent without a receipt.</p>`
    }
  </article>`
}

/** Renders the decisions that a search has found. */
export const decisionsPage = (
  person: Person,
  text: string,
  { decisions, next }: FoundDecisions,
  problem = '',
): Markup =>
  page(
    { title: `Consents: ${text}`, isOpen: true, person },
    html`<section class="sheet">
      ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : ''}
      <h2>${decisions.length === 0 ? 'No decision' : `${decisions.length} decisions`} for “${text}”</h2>
      ${
        decisions.length === 0
          ? html`<p>
              Search for a subject (<code>sub_…</code>), a decision (<code>cns_…</code>) or the record id of a receipt.
            </p>`
          : decisions.map(entry)
      }
      ${
        next
          ? html`<p>
              <a href="/dashboard/find?q=${encodeURIComponent(text)}&after=${encodeURIComponent(next)}"
                >Later decisions</a
              >
            </p>`
          : ''
      }
      ${
        decisions.length > 0
          ? html`<p>
              <a href="/dashboard/proof?q=${encodeURIComponent(text)}">Download the proof of these decisions</a>, a
              document that prints well and can be verified without the server.
            </p>`
          : ''
      }
      ${
        text.startsWith('sub_') && decisions.length > 0
          ? html`<details>
              <summary>Erase the decisions of this visitor</summary>
              <form method="post" action="/dashboard/erase">
                <p>
                  All decisions of this visitor on your sites are deleted. Signed entries without personal data stay, so
                  that the chain can be verified. Backups keep the decisions until you delete them.
                </p>
                <p>
                  <label for="subject">To confirm, enter the subject again</label>
                  <input id="subject" name="again" required autocomplete="off" />
                  <input type="hidden" name="subject" value="${text}" />
                </p>
                <button>Erase</button>
              </form>
            </details>`
          : ''
      }
    </section>`,
  )
