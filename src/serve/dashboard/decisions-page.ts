import { html } from 'hono/html'
import { SUBSCRIPTION } from '../../consent/subscription'
import { originOf } from '../origin-of'
import { plainText } from '../plain-text'
import type { ReadDecision } from '../read-decisions'
import type { FoundDecisions } from './find-decisions'
import { page, type Markup } from './page'
import { readable } from './readable'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

const receiptOf = (decision: ReadDecision): unknown => (decision.metadata as { receipt?: unknown } | null)?.receipt

/** What a decision is called in the counts as well. */
const names: Readonly<Record<string, Text>> = {
  accept_all: 'Accepted',
  reject_all: 'Rejected',
  opt_out: 'Rejected',
  custom: 'Customized',
}

function entry({ t }: Viewer, decision: ReadDecision): Markup {
  const receipt = receiptOf(decision)
  const origin = originOf(decision.metadata)
  const { givenAt, domain, consentAction, granted, jurisdiction, subjectId, id } = decision
  return html`<article>
    <h3>
      ${readable(givenAt)}, ${domain}:
      ${consentAction === null ? t('unknown') : names[consentAction] ? t(names[consentAction]) : consentAction}
    </h3>
    <dl class="facts">
      <div>
        <dt>${t('Granted')}</dt>
        <dd>${granted.join(', ') || t('none')}</dd>
      </div>
      <div>
        <dt>${t('Law')}</dt>
        <dd>${jurisdiction ?? t('none')}</dd>
      </div>
      ${
        origin === null
          ? ''
          : html`<div>
              <dt>${t('Origin')}</dt>
              <dd>${origin === SUBSCRIPTION ? t('Subscription, counts as refused') : plainText(origin)}</dd>
            </div>`
      }
      <div>
        <dt>${t('Subject')}</dt>
        <dd>
          <a href="/dashboard/find?q=${encodeURIComponent(subjectId)}"><code>${subjectId}</code></a>
        </dd>
      </div>
      <div>
        <dt>${t('Decision')}</dt>
        <dd><code>${id}</code></dd>
      </div>
    </dl>
    ${
      receipt
        ? html`<details>
            <summary>${t('Receipt')}</summary>
            <pre><code>${JSON.stringify(receipt, null, 2).split('\n').map(plainText).join('\n')}</code></pre>
          </details>`
        : html`<p class="soft">${t('It was sent without a receipt.')}</p>`
    }
  </article>`
}

/** Renders the decisions that a search has found. */
export const decisionsPage = (
  viewer: Viewer,
  text: string,
  { decisions, next }: FoundDecisions,
  problem?: Text,
): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${text}` },
    html`<section class="sheet">
      ${problem ? html`<p class="notice bad" role="alert">${viewer.t(problem)}</p>` : ''}
      <h2>
        ${
          decisions.length === 0
            ? viewer.t('No decision for “{text}”', { text })
            : viewer.t('Decisions for “{text}”: {count}', { text, count: decisions.length })
        }
      </h2>
      ${
        decisions.length === 0
          ? html`<p>${viewer.t('Search for a subject (sub_…), a decision (cns_…) or the record id of a receipt.')}</p>`
          : decisions.map(decision => entry(viewer, decision))
      }
      ${
        next
          ? html`<p>
              <a href="/dashboard/find?q=${encodeURIComponent(text)}&after=${encodeURIComponent(next)}"
                >${viewer.t('Later decisions')}</a
              >
            </p>`
          : ''
      }
      ${
        decisions.length > 0
          ? html`<p>
              <a href="/dashboard/proof?q=${encodeURIComponent(text)}"
                >${viewer.t('Download the proof of these decisions')}</a
              >. ${viewer.t('A document that prints well and can be verified without the server.')}
            </p>`
          : ''
      }
      ${
        text.startsWith('sub_') && decisions.length > 0
          ? html`<details>
              <summary>${viewer.t('Erase the decisions of this visitor')}</summary>
              <form method="post" action="/dashboard/erase">
                <p>
                  ${viewer.t('All decisions of this visitor on your sites are deleted. Signed entries without personal data stay, so that the chain can be verified. Backups keep the decisions until you delete them.')}
                </p>
                <p class="field">
                  <label for="subject">${viewer.t('To confirm, enter the subject again')}</label>
                  <input id="subject" name="again" required autocomplete="off" />
                  <input type="hidden" name="subject" value="${text}" />
                </p>
                <button>${viewer.t('Erase')}</button>
              </form>
            </details>`
          : ''
      }
    </section>`,
  )
