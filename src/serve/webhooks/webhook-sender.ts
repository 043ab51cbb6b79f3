import { randomUUID } from 'node:crypto'
import type { Query } from '../database'
import { isNamedSite } from '../is-named-site'
import { deliverEvents } from './deliver-events'
import { errorWatch } from './error-watch'
import { findAlerts, type Alert } from './find-alerts'
import { sendMessage } from './webhook-message'
import { webhookTable, type Webhook } from './webhook-table'

/** How often the chains are looked at, in milliseconds. */
const INTERVAL = 1000
/** How often an alert is sent, and the pause before a repetition, in milliseconds. */
const TRIES = 3
const PAUSE = 2000
const HOUR = 3_600_000

/** Sends decisions and alerts to webhooks, beside the calls. */
export interface WebhookSender {
  /** Counts an error in the log. */
  readonly countError: () => void
  /** Stops, and waits for the message that is on its way. */
  readonly stop: () => Promise<void>
}

/**
 * Starts to send. Several processes on one database share the work.
 * @param now milliseconds since 1970
 * @param say called with each failure
 */
export function webhookSender(query: Query, now: () => number, say: (line: string) => void): WebhookSender {
  const table = webhookTable(query)
  const errors = errorWatch(now)
  const running = new Map<string, Promise<void>>()
  /** The addresses that were read last, for alerts about a database that does not respond. */
  let known: Webhook[] = []
  let hour = Math.floor(now() / HOUR)
  let isStopping = false

  /** Runs a task unless it runs already. */
  function once(name: string, task: () => Promise<void>): void {
    if (running.has(name) || isStopping) return
    const done = task()
      .catch((error: unknown) => say(`Webhooks: ${(error as Error).message}`))
      .finally(() => running.delete(name))
    running.set(name, done)
  }

  async function alertOne(webhook: Webhook, alert: Alert): Promise<void> {
    const message = { id: `alert_${randomUUID()}`, type: 'consents.alert', data: alert }
    for (let tried = 1; ; tried++) {
      const { isDone, isRefused, reason } = await sendMessage(webhook, message)
      if (isDone) return
      say(`The webhook ${webhook.id} failed: ${reason}`)
      if (isRefused || tried >= TRIES || isStopping) return
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
  const alertAll = async (alerts: readonly Alert[]): Promise<void> => {
    const sent = known.flatMap(webhook =>
      alerts
        .filter(
          ({ site }) =>
            webhook.events.includes('alerts') &&
            (webhook.sites.length === 0 || (site !== null && isNamedSite(site, webhook.sites))),
        )
        .map(alert => alertOne(webhook, alert)),
    )
    await Promise.all(sent)
  }

  async function look(): Promise<void> {
    const found = await table.list().catch(() => null)
    known = found ?? known
    const change = errors.change()
    if (change) once('errors', () => alertAll([change]))
    if (!found) return
    for (const webhook of known)
      if (webhook.events.some(event => event !== 'alerts'))
        once(webhook.id, () => deliverEvents(query, webhook, now, say))
    const current = Math.floor(now() / HOUR)
    if (current === hour) return
    hour = current
    if (known.some(({ events }) => events.includes('alerts')))
      once('alerts', async () => alertAll(await findAlerts(query, now())))
  }
  const timer = setInterval(() => once('look', look), INTERVAL).unref()
  return {
    countError: errors.count,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
