import { randomBytes } from 'node:crypto'
import type { Query } from '../database'
import { MOST_EVENTS, readEvents, type ChainRange } from './read-events'
import { sendMessage, type Delivered } from './webhook-message'
import type { Webhook } from './webhook-table'

/** How long a process delivers to an address before others may, in milliseconds. Longer than a round and one message. */
const LEASE = 60_000
const ROUND = 30_000
/** After this many failures the message becomes a dead letter: 19 hours, because the pause doubles up to an hour. */
const ATTEMPTS = 30
const LONGEST_PAUSE = 3_600_000
/** The chains of one round. */
const CHAINS = 100

/** Sends the decisions of a part of a chain to an address. The id of the message is the same for each repetition. */
export async function deliverRange(query: Query, webhook: Webhook, range: ChainRange): Promise<Delivered> {
  const data = await readEvents(query, webhook, range)
  if (data.length === 0) return { isDone: true, isRefused: false, reason: '' }
  const { site, chain, first, last } = range
  return sendMessage(webhook, { id: `${webhook.id}.${site}.${chain}.${first}-${last}`, type: 'consents.decided', data })
}

/**
 * Delivers to one address what it has not received: the chains of the sites are the queue, and the database knows the place
 * in each. So an outage of the address costs no memory, and nothing is lost if the process ends. Each message is delivered
 * at least once, and in the order of its chain.
 * @param now milliseconds since 1970
 * @param say called with each failure
 */
export async function deliverEvents(
  query: Query,
  webhook: Webhook,
  now: () => number,
  say: (line: string) => void,
): Promise<void> {
  const time = (from = now()) => new Date(from).toISOString()
  const [claimed] = await query(
    `update "consentWebhook" set "busyUntil" = $2 where id = $1 and "busyUntil" < $3 and "nextAt" <= $3 returning failures`,
    [webhook.id, time(now() + LEASE), time()],
  )
  if (!claimed) return
  let failures = Number(claimed.failures)
  const until = now() + ROUND
  const move = (range: ChainRange, seq: number, pending: number | null) =>
    query(
      `insert into "consentWebhookPlace" (webhook, site, chain, seq, pending) values ($1, $2, $3, $4, $5)
       on conflict (webhook, site, chain) do update set seq = $4, pending = $5`,
      [webhook.id, range.site, range.chain, seq, pending],
    )
  const setFailures = async (count: number, nextAt = '') => {
    failures = count
    await query('update "consentWebhook" set failures = $2, "nextAt" = $3 where id = $1', [webhook.id, count, nextAt])
  }

  /** @returns whether the next part may follow */
  async function deliverOne(range: ChainRange): Promise<boolean> {
    await move(range, range.first - 1, range.last)
    const { isDone, isRefused, reason } = await deliverRange(query, webhook, range)
    if (!isDone) {
      say(`The webhook ${webhook.id} failed: ${reason}`)
      if (!isRefused && failures + 1 < ATTEMPTS) {
        const pause = Math.min(1000 * 2 ** failures, LONGEST_PAUSE)
        await setFailures(failures + 1, time(now() + pause))
        return false
      }
      const { site, chain, first, last } = range
      await query(
        `insert into "consentWebhookFailure" (id, webhook, site, chain, first, last, reason, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [randomBytes(6).toString('hex'), webhook.id, site, chain, first, last, reason, time()],
      )
    }
    if (failures > 0) await setFailures(0)
    await move(range, range.last, null)
    return true
  }

  /** @returns whether something was delivered, so that there may be more */
  async function deliverChains(): Promise<boolean> {
    const chains = await query(
      `select c.site, c.chain, c.seq as end, coalesce(p.seq, 0) as done, p.pending from "consentChain" c
       left join "consentWebhookPlace" p on p.webhook = $1 and p.site = c.site and p.chain = c.chain
       where c.seq > coalesce(p.seq, 0) order by c.site, c.chain limit ${CHAINS}`,
      [webhook.id],
    )
    for (const row of chains) {
      const first = Number(row.done) + 1
      const last = row.pending === null ? Math.min(Number(row.end), first + MOST_EVENTS - 1) : Number(row.pending)
      if (now() > until || !(await deliverOne({ site: String(row.site), chain: Number(row.chain), first, last })))
        return false
    }
    return chains.length > 0
  }

  try {
    while (await deliverChains());
  } finally {
    await query(`update "consentWebhook" set "busyUntil" = '' where id = $1`, [webhook.id])
  }
}
