import { html } from 'hono/html'
import { plainText } from '../plain-text'
import type { ReceiptResult } from '../verify-receipts'
import { page, type Markup } from './page'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

const meaning: Record<ReceiptResult['result'], Text> = {
  verified: 'Verified: the database has the same decision.',
  differs: 'Differs from the decision in the database.',
  missing: 'Missing: the database has no decision with this receipt.',
}

/** Renders the form that verifies receipts, and the results of the last ones, or the problem with the text. */
export const receiptsPage = (
  viewer: Viewer,
  results: readonly ReceiptResult[] = [],
  { problem = '', text = '' }: { readonly problem?: string; readonly text?: string } = {},
): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${viewer.t('Verify a receipt')}` },
    html`<section class="sheet">
      <h2>${viewer.t('Verify a receipt')}</h2>
      <p>${viewer.t('Visitors download their receipts in the privacy settings. Paste the content of such a file.')}</p>
      ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : ''}
      ${results.map(
        ({ recordId, result, receivedAt, differences }) =>
          html`<p role="status">
            <code>${plainText(recordId)}</code><br />
            ${viewer.t(meaning[result])} ${receivedAt ? viewer.t('Received {time}.', { time: receivedAt }) : ''}
            ${differences.length > 0 ? viewer.t('Different: {fields}.', { fields: plainText(differences.join(', ')) }) : ''}
          </p>`,
      )}
      <form method="post" action="/dashboard/receipts">
        <p><textarea name="receipts" aria-label="${viewer.t('Receipts, as JSON')}" required>${text}</textarea></p>
        <button>${viewer.t('Verify')}</button>
      </form>
    </section>`,
  )
