import { Hono } from 'hono'
import { accessLog } from '../access/access-log'
import type { Query } from '../database'
import type { SigningKey } from '../signing-key'
import { resend } from '../webhooks/resend'
import { webhookTable } from '../webhooks/webhook-table'
import { readSites } from './read-sites'
import type { DashboardEnv } from './reader'
import { webhooksPage, type WebhooksState } from './webhooks-page'

/** The most messages that one press sends, because the page waits for them. */
const MOST = 20

/** The pages of an owner about webhooks: what they deliver, and what they have not. */
export function webhookRoutes(query: Query, key: SigningKey) {
  const table = webhookTable(query)
  const read = async (resent?: WebhooksState['resent']): Promise<WebhooksState> => {
    const [webhooks, letters, sites] = await Promise.all([table.list(), table.deadLetters(), readSites(query)])
    return { webhooks, letters, sites: new Map(sites.map(({ id, name }) => [id, name])), resent }
  }
  const app = new Hono<DashboardEnv>()
  app.get('/webhooks', async c => c.html(webhooksPage(await read(), c.get('viewer'))))
  app.post('/webhooks/resend', async c => {
    const id = String((await c.req.parseBody()).id ?? '').slice(0, 32)
    const resent = { count: 0, failed: 0 }
    for await (const { isDone } of resend(query, id, MOST)) {
      if (isDone) resent.count++
      else resent.failed++
    }
    await accessLog.append(query, key, {
      person: c.get('person').name,
      action: 'sent again',
      detail: `${resent.count} messages of webhooks, ${resent.failed} failed`,
    })
    return c.html(webhooksPage(await read(resent), c.get('viewer')))
  })
  return app
}
