import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Query } from '../database'
import { plainText } from '../plain-text'
import { type ReceiptResult, verifyReceipts } from '../verify-receipts'
import { type Markup, page } from './page'
import { type DashboardEnv, readReader } from './reader'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

const meaning: Record<ReceiptResult['result'], Text> = {
  verified: 'Verified: the database has the same decision.',
  differs: 'Differs from the decision in the database.',
  missing: 'Missing: the database has no decision with this receipt.',
}

/** Renders the form that verifies receipts, and the results of the last ones, or the problem with the text. */
const receiptsPage = (
  viewer: Viewer,
  results: readonly ReceiptResult[] = [],
  { problem = '', text = '' }: { readonly problem?: string; readonly text?: string } = {},
): Markup =>
  page(
    viewer,
    { title: `${viewer.t('Consents')}: ${viewer.t('Verify a receipt')}`, at: '/dashboard/receipts' },
    html`<section class="sheet">
      <h2>${viewer.t('Verify a receipt')}</h2>
      <p>${viewer.t('Visitors download their receipts in the privacy settings. Paste the content of such a file.')}</p>
      ${problem ? html`<p class="notice bad" role="alert">${problem}</p>` : ''}
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

/** The largest receipts that can be verified, in bytes, and their number. */
const RECEIPTS_BODY = 1_000_000
const MOST_RECEIPTS = 100

/** The page that compares receipts with what is stored. */
export function receiptRoutes(query: Query, now: () => number) {
  const app = new Hono<DashboardEnv>()
  app.get('/receipts', c => c.html(receiptsPage(c.get('viewer'))))
  app.post('/receipts', async c => {
    const { ids: sites } = await readReader(c, query, now())
    const viewer = c.get('viewer')
    if (Number(c.req.header('content-length') ?? Infinity) > RECEIPTS_BODY)
      return c.html(
        receiptsPage(viewer, [], {
          problem: viewer.t('The receipts are larger than {size} bytes.', { size: RECEIPTS_BODY }),
        }),
        413,
      )
    const text = String((await c.req.parseBody()).receipts ?? '')
    try {
      const receipts = JSON.parse(text) as unknown
      return c.html(receiptsPage(viewer, await verifyReceipts(query, receipts, { most: MOST_RECEIPTS, sites })))
    } catch (error) {
      const problem = error instanceof SyntaxError ? viewer.t('The text is not JSON.') : (error as Error).message
      return c.html(receiptsPage(viewer, [], { problem, text }), 400)
    }
  })
  return app
}
