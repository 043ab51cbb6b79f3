import { randomBytes } from 'node:crypto'
import type { Query, Row } from '../database'
import { isSecureUrl } from '../is-secure-url'
import { readSite } from '../read-site'

/** What an address receives: decisions, of which `withdrawals` are those that take consent back, and alerts. */
export const webhookEvents = ['decisions', 'withdrawals', 'alerts'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** An address that receives events. */
export interface Webhook {
  readonly id: string
  readonly url: string
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  readonly secret: string
  /** Names of sites; empty for all. */
  readonly sites: readonly string[]
  readonly events: readonly WebhookEvent[]
  /** How often the next delivery has failed. */
  readonly failures: number
}

/** Decisions that an address has not accepted: links of a chain. Nothing about visitors is copied. */
export interface DeadLetter {
  readonly id: string
  readonly webhook: string
  readonly site: string
  readonly chain: number
  readonly first: number
  readonly last: number
  readonly reason: string
  /** ISO 8601. */
  readonly at: string
}

const columns = 'id, url, secret, sites, events, failures'
const words = (text: unknown): string[] => String(text).split(' ').filter(Boolean)
const webhookOf = (row: Row): Webhook => ({
  id: String(row.id),
  url: String(row.url),
  secret: String(row.secret),
  sites: words(row.sites),
  events: words(row.events) as WebhookEvent[],
  failures: Number(row.failures),
})

function check(url: string, events: readonly string[]): void {
  if (!isSecureUrl(url) || url.length > 2000)
    throw new TypeError(`The address is "${url}"; allowed is one with https, such as https://www.example.com/consents`)
  const unknown = events.find(event => !(webhookEvents as readonly string[]).includes(event))
  if (unknown !== undefined || events.length === 0)
    throw new TypeError(`The events are "${events.join(' ')}"; allowed are ${webhookEvents.join(', ')}`)
}

/** The addresses that receive events, how far each has received them, and what it has not accepted. */
export const webhookTable = (query: Query) => ({
  /**
   * Adds an address. It receives what is stored from now on.
   * @throws TypeError with what is allowed
   */
  async add(given: { url: string; sites: readonly string[]; events: readonly string[] }): Promise<Webhook> {
    check(given.url, given.events)
    const sites = given.sites.map(site => readSite(site, 'The sites have'))
    const [row] = await query(
      `insert into "consentWebhook" (id, url, secret, sites, events, "createdAt") values ($1, $2, $3, $4, $5, $6)
       returning ${columns}`,
      [
        randomBytes(6).toString('hex'),
        given.url,
        `whsec_${randomBytes(32).toString('base64')}`,
        sites.join(' '),
        [...new Set(given.events)].join(' '),
        new Date().toISOString(),
      ],
    )
    const made = webhookOf(row!)
    await query(
      `insert into "consentWebhookPlace" (webhook, site, chain, seq) select $1, site, chain, seq from "consentChain"`,
      [made.id],
    )
    return made
  },
  /** Removes an address, with its dead letters. @returns it, or null if there is none */
  async remove(id: string): Promise<Webhook | null> {
    const [row] = await query(`delete from "consentWebhook" where id = $1 returning ${columns}`, [id])
    for (const table of ['Place', 'Failure'])
      await query(`delete from "consentWebhook${table}" where webhook = $1`, [id])
    return row ? webhookOf(row) : null
  },
  list: async (): Promise<Webhook[]> =>
    (await query(`select ${columns} from "consentWebhook" order by "createdAt", id`)).map(webhookOf),
  /** @returns the dead letters, the earliest first */
  deadLetters: async (): Promise<DeadLetter[]> =>
    (
      await query(
        `select f.id, f.webhook, f.site, f.chain, f.first, f.last, f.reason, f.at from "consentWebhookFailure" f order by f.at, f.id`,
      )
    ).map(row => ({
      ...(row as unknown as DeadLetter),
      chain: Number(row.chain),
      first: Number(row.first),
      last: Number(row.last),
    })),
})
