import { Hono } from 'hono'
import type { Query } from '../database'
import { verifyReceipts } from '../verify-receipts'
import { readReader, type DashboardEnv } from './reader'
import { receiptsPage } from './receipts-page'

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
