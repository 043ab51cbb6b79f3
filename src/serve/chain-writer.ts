import { appendSeals } from './append-seals'
import { combineBatches } from './combine-batches'
import type { Database } from './database'
import type { NewDecision } from './new-decision'
import type { ChainHead, Sealable } from './sealer'
import type { SigningKey } from './signing-key'
import { writeBatches } from './write-batches'

/** A chain to which no server has written for this time can be continued by another one, in milliseconds. */
const IDLE = 60_000

/**
 * Finds a chain of a site that no other server writes to, or opens one. The opening is a signed link of chain 0, and the
 * new chain begins with the hash of that link, so a chain that is removed as a whole is found.
 * @returns the number of the chain
 */
const takeChain = (database: Database, site: string, key: SigningKey): Promise<number> =>
  database.transaction(async query => {
    // Servers that look for a chain at the same time wait for each other.
    await query(`select 1 from "consentChain" where site = $1 and chain = 0 for update`, [site])
    const chains = await query(`select chain, "movedAt" from "consentChain" where site = $1 order by chain`, [site])
    const since = new Date(Date.now() - IDLE).toISOString()
    const now = new Date().toISOString()
    const idle = chains.find(({ movedAt }) => String(movedAt) < since)
    if (idle) {
      await query(`update "consentChain" set "movedAt" = $1 where site = $2 and chain = $3`, [now, site, idle.chain])
      return Number(idle.chain)
    }
    const chain = Number(chains.at(-1)!.chain) + 1
    const opened = (): Sealable[] => [{ kind: 'opened', chain }]
    const { head } = await appendSeals(query, site, opened, key)
    await query(`insert into "consentChain" (site, chain, seq, head, "movedAt") values ($1, $2, 0, $3, $4)`, [
      site,
      chain,
      head.head,
      now,
    ])
    return chain
  })

/** How many decisions are remembered to recognize repeated calls without a statement. */
const RECENT = 20_000
/** Of how many sites the chains are remembered. Without SITES, visitors can name any. */
const KNOWN_SITES = 2000

/** The statements that write at once. The embedded database runs one after the other. */
const STATEMENTS = 4

const FIND = `
select 'head' as id, head as text, seq from "consentChain" where site = $1 and chain = $2
union all
select id, to_char("givenAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 0 from consent where id = any($3)`

/** The times (ISO 8601) of decisions by id. */
type Times = ReadonlyMap<string, string>

/**
 * Writes groups of decisions to the chains of their sites. It remembers where this process has continued each chain, so
 * that a group needs one statement while no other process writes to the same chain.
 */
export function chainWriter(database: Database, key: SigningKey) {
  const writeBatch = combineBatches(
    batches => writeBatches(database.query, batches, key),
    database.isShared ? STATEMENTS : 1,
  )
  /** The chains that this process continues, if not 0, by site. */
  const chains = new Map<string, number>()
  /** The heads that this process has written. While no other process writes to the chain, no statement has to read them. */
  const heads = new Map<string, ChainHead>()
  /** When this process has written to its chain, by site. */
  const moved = new Map<string, string>()
  /** Decisions that were written lately, with their times. Visitors repeat a call of which they lost the response. */
  const recent = new Map<string, string>()

  /** Reads the head of the chain, and which decisions are stored already. */
  async function read(site: string, decisions: readonly NewDecision[]): Promise<{ from: ChainHead; stored: Times }> {
    const chain = chains.get(site) ?? 0
    const rows = await database.query(FIND, [site, chain, [...new Set(decisions.map(({ id }) => id))]])
    const row = rows.find(({ id }) => id === 'head')!
    return {
      from: { chain, seq: Number(row.seq), head: String(row.text) },
      stored: new Map(rows.map(({ id, text }) => [String(id), String(text)])),
    }
  }

  /** Returns the head of the chain and the stored decisions, from memory if possible. */
  async function find(site: string, decisions: readonly NewDecision[]): Promise<{ from: ChainHead; stored: Times }> {
    const from = heads.get(site)
    // The time of a decision from a fast clock was set to ours, so the primary key of a partitioned table cannot recognize
    // its repetition.
    const isEarly = decisions.some(({ metadata }) => (metadata as { clientGivenAt?: unknown })?.clientGivenAt)
    return from && !isEarly ? { from, stored: recent } : read(site, decisions)
  }

  /**
   * Writes the decisions that are not stored yet.
   * @returns the new head; null if another process has continued the chain, so nothing was written
   */
  async function append(
    site: string,
    decisions: readonly NewDecision[],
    from: ChainHead,
    stored: Times,
  ): Promise<ChainHead | null> {
    const fresh = new Map<string, NewDecision>()
    for (const decision of decisions)
      if (!stored.has(decision.id) && !fresh.has(decision.id)) fresh.set(decision.id, decision)
    if (fresh.size === 0) return from
    const written = await writeBatch({ site, from, decisions: [...fresh.values()] })
    if (!written) return null
    moved.set(site, written.receivedAt)
    return written.head
  }

  function remember(site: string, head: ChainHead, times: Times): void {
    heads.delete(site) // so that the sites are in the order of their last decision
    heads.set(site, head)
    if (heads.size > KNOWN_SITES) {
      const oldest = heads.keys().next().value!
      for (const each of [heads, moved, chains]) each.delete(oldest)
    }
    for (const [id, givenAt] of times) {
      recent.set(id, givenAt)
      if (recent.size > RECENT) recent.delete(recent.keys().next().value!)
    }
  }

  /** Continues another chain if another server has written to this one. A command or an opened chain moves it just once. */
  async function avoidOthers(site: string): Promise<void> {
    const [row] = await database.query(`select "movedAt" from "consentChain" where site = $1 and chain = $2`, [
      site,
      chains.get(site) ?? 0,
    ])
    if (row!.movedAt !== moved.get(site)) chains.set(site, await takeChain(database, site, key))
  }

  return {
    /**
     * Writes a group of one site.
     * @returns the times of its decisions, after the commit; null if another process has continued the chain, so nothing
     * was written
     */
    async write(site: string, decisions: readonly NewDecision[]): Promise<Times | null> {
      const { from, stored } = await find(site, decisions)
      const head = await append(site, decisions, from, stored)
      if (!head) {
        heads.delete(site)
        await avoidOthers(site)
        return null
      }
      // Of a decision that is twice in the group, the first one is stored.
      const times = new Map(decisions.toReversed().map(({ id, givenAt }) => [id, stored.get(id) ?? givenAt]))
      remember(site, head, times)
      return times
    },
    /** Forgets the head of a chain, so that the next group reads it. */
    forget: (site: string): void => void heads.delete(site),
  }
}
