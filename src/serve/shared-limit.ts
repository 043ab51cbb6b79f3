import { createHmac } from 'node:crypto'
import type { Query } from './database'
import { rateLimit, type Usage } from './rate-limit'
import type { SigningKey } from './signing-key'

/** How often the processes exchange their counts, in milliseconds. */
const INTERVAL = 1000
/** A visitor with less than this share of the limit in a process is not exchanged, as most visitors are. */
const SHARE = 1 / 20
/** The most visitors that are exchanged at once. */
const MOST = 2000
const MINUTE = 60_000

interface SharedLimitOptions {
  readonly query: Query
  /** Processes that share the limit have the same key. */
  readonly key: SigningKey
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A limit for all processes on one database. */
export interface SharedLimit {
  readonly limit: (visitor: string, weight?: number) => Promise<Usage>
  readonly stop: () => void
}

/**
 * Counts the requests of each visitor within a minute over all processes. Each process counts by itself, and exchanges the
 * counts of busy visitors every second in one statement, so no call waits for the database: a visitor can have a second's
 * calls more. Without the database each process limits alone. The table has no address, but an HMAC that is another one each
 * minute, and its rows are deleted after that.
 */
export function sharedLimit(perMinute: number, { query, key, now }: SharedLimitOptions): SharedLimit {
  const alone = rateLimit(perMinute)
  /** What this process has counted in this minute, and how much of that the others know. */
  const own = new Map<string, { count: number; sent: number }>()
  /** The sums of all processes. */
  const sums = new Map<string, number>()
  let minute = 0
  let cleaned = 0
  let isRunning = false

  function turn(): void {
    const current = Math.floor(now() / MINUTE)
    if (current === minute) return
    minute = current
    own.clear()
    sums.clear()
  }

  async function exchange(): Promise<void> {
    turn()
    const at = minute
    const secret = key.sign(`limit ${at}`)
    const busy = [...own]
      .filter(([, { count, sent }]) => count > sent && count >= perMinute * SHARE)
      .slice(0, MOST)
      .map(([visitor, entry]) => {
        const name = createHmac('sha256', secret).update(visitor).digest('base64url')
        return { visitor, entry, name, more: entry.count - entry.sent }
      })
      // In one order, so that processes wait for each other instead of locking each other out.
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    if (busy.length === 0) return
    if (cleaned !== at) {
      cleaned = at
      await query('delete from "consentLimit" where minute < $1', [at - 1])
    }
    const found = await query(
      `insert into "consentLimit" (visitor, minute, count)
       select visitor, $2, more from json_to_recordset($1::json) as r(visitor text, more integer)
       on conflict (visitor, minute) do update set count = "consentLimit".count + excluded.count returning visitor, count`,
      [JSON.stringify(busy.map(({ name, more }) => ({ visitor: name, more }))), at],
    )
    if (at !== minute) return
    const counts = new Map(found.map(({ visitor, count }) => [String(visitor), Number(count)]))
    for (const { visitor, entry, name, more } of busy) {
      entry.sent += more
      sums.set(visitor, counts.get(name)!)
    }
  }
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    // A database that does not respond is no reason to answer nobody.
    exchange()
      .catch(() => {})
      .finally(() => (isRunning = false))
  }, INTERVAL).unref()

  return {
    async limit(visitor, weight = 1) {
      turn()
      const entry = own.get(visitor) ?? { count: 0, sent: 0 }
      own.set(visitor, entry)
      const others = (sums.get(visitor) ?? entry.sent) - entry.sent
      if (others + entry.count + weight > perMinute && others > 0)
        return { wait: Math.max(1, Math.ceil(((minute + 1) * MINUTE - now()) / 1000)), share: 1 }
      entry.count += weight
      return alone(visitor, weight)
    },
    stop: () => clearInterval(timer),
  }
}
