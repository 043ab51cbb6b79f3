import { html } from 'hono/html'
import { plainText } from '../plain-text'
import type { Person } from '../access/person'
import type { ReceiptResult } from '../verify-receipts'
import { page, type Markup } from './page'

const meaning: Record<ReceiptResult['result'], string> = {
  verified: 'Verified: the database has the same decision.',
  differs: 'Differs from the decision in the database.',
  missing: 'Missing: the database has no decision with this receipt.',
}

/** Renders the form that verifies receipts, and the results of the last ones, or the problem with the text. */
export const receiptsPage = (
  person: Person,
  results: readonly ReceiptResult[] = [],
  { problem = '', text = '' }: { readonly problem?: string; readonly text?: string } = {},
): Markup =>
  page(
    { title: 'Consents: verify a receipt', isOpen: true, person },
    html`<section class="sheet">
      <h2>Verify a receipt</h2>
      <p>Visitors download their receipts in the privacy settings. Paste the content of such a file.</p>
      ${problem ? html`<p class="wrong" role="alert">${problem}</p>` : ''}
      ${results.map(
        ({ recordId, result, receivedAt, differences }) =>
          html`<p role="status">
            <code>${plainText(recordId)}</code><br />
            ${meaning[result]} ${receivedAt ? `Received ${receivedAt}.` : ''}
            ${differences.length > 0 ? `Different: ${plainText(differences.join(', '))}.` : ''}
          </p>`,
      )}
      <form method="post" action="/dashboard/receipts">
        <p><textarea name="receipts" aria-label="Receipts, as JSON" required>${text}</textarea></p>
        <button>Verify</button>
      </form>
    </section>`,
  )
