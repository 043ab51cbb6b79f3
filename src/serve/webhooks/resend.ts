import type { Query } from '../database'
import { deliverRange } from './deliver-events'
import { webhookTable } from './webhook-table'

/** What became of a dead letter. */
export interface Resent {
  readonly id: string
  readonly isDone: boolean
  readonly reason: string
}

/**
 * Sends dead letters again, the earliest first. Those that are accepted are removed.
 * @param id that of one letter; empty for all
 * @param most how many are sent
 */
export async function* resend(query: Query, id: string, most = Infinity): AsyncGenerator<Resent> {
  const table = webhookTable(query)
  const webhooks = new Map((await table.list()).map(webhook => [webhook.id, webhook]))
  const letters = (await table.deadLetters()).filter(letter => id === '' || letter.id === id)
  for (const letter of letters.slice(0, most)) {
    const { isDone, reason } = await deliverRange(query, webhooks.get(letter.webhook)!, letter)
    if (isDone) await query('delete from "consentWebhookFailure" where id = $1', [letter.id])
    yield { id: letter.id, isDone, reason }
  }
}
