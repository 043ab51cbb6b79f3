import type { Database } from './database'
import { countBatch } from './count-batch'
import type { NewDecision } from './new-decision'
import { insertSeals } from './insert-seals'
import { sealBatch, type ChainHead } from './sealer'
import { takeChain } from './take-chain'
import type { SigningKey } from './signing-key'
import { Unavailable } from './unavailable'

/** The most decisions of one statement. */
const BATCH = 250
/** The most decisions that wait. More are refused, so that the memory is bounded. */
const WAITING = 5000
const ATTEMPTS = 4
/** How many decisions are remembered to recognize repeated calls without a statement. */
const RECENT = 20_000
/** Of how many sites the chains are remembered. Without SITES, visitors can name any. */
const KNOWN_SITES = 2000
/** What the response to a decision needs. */
export interface WrittenDecision {
  readonly id: string
  /** ISO 8601. */
  readonly givenAt: string
}

/** A group that was written: the chain's new head, and the times of its decisions by id. */
interface Written {
  readonly head: ChainHead
  readonly givenAt: ReadonlyMap<string, string>
}

interface Entry {
  readonly decision: NewDecision
  readonly resolve: (written: WrittenDecision) => void
  readonly reject: (error: unknown) => void
  readonly until: number
}

/**
 * Writes a whole batch in one statement: the subjects, the decisions, their seals and the counts by day. The chain's head
 * moves in the same statement, so two servers cannot continue the same link. Rows are inserted in the order of their ids,
 * so that two servers that get the same decisions wait for each other instead of locking each other out.
 */
const WRITE = `
with moved as (
  update "consentChain" set seq = $1, head = $2, "movedAt" = $9
  where site = $3 and chain = $10 and seq = $4 and head = $5 returning site
), given as (
  select * from json_to_recordset($6::json) as r(id text, "subjectId" text, "domainId" text, "policyId" text,
    "purposeIds" json, metadata json, "givenAt" timestamp, "validUntil" timestamp, jurisdiction text,
    "jurisdictionModel" text, "tcString" text, "uiSource" text, "consentAction" text, "runtimePolicyDecisionId" text,
    "runtimePolicySource" text, "tenantId" text, "externalId" text, "identityProvider" text)
  where exists (select 1 from moved)
), subjects as (
  insert into subject (id, "externalId", "identityProvider", "tenantId", "createdAt", "updatedAt")
  select distinct on ("subjectId") "subjectId", "externalId", "identityProvider", "tenantId", now() at time zone 'utc',
    now() at time zone 'utc' from given
  order by "subjectId", "externalId" nulls last
  on conflict (id) do nothing
), decisions as (
  insert into consent (id, "subjectId", "domainId", "policyId", "purposeIds", metadata, "givenAt", "validUntil", jurisdiction,
    "jurisdictionModel", "tcString", "uiSource", "consentAction", "runtimePolicyDecisionId", "runtimePolicySource", "tenantId")
  select id, "subjectId", "domainId", "policyId", "purposeIds", metadata, "givenAt", "validUntil", jurisdiction,
    "jurisdictionModel", "tcString", "uiSource", "consentAction", "runtimePolicyDecisionId", "runtimePolicySource", "tenantId"
  from given order by id
), seals as (
  ${insertSeals('$7')}
  where exists (select 1 from moved)
), counts as (
  insert into "consentCount" (day, site, chain, dimension, value, action, count)
  select day, site, chain, dimension, value, action, count
  from json_to_recordset($8::json) as r(day text, site text, chain integer, dimension text, value text, action text, count bigint)
  where exists (select 1 from moved) order by day, site, dimension, value, action
  on conflict (day, site, dimension, value, action, chain) do update set count = "consentCount".count + excluded.count
)
select count(*) as moved from moved`

const FIND = `
select 'head' as id, head as text, seq from "consentChain" where site = $1 and chain = $2
union all
select id, to_char("givenAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 0 from consent where id = any($3)`

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')

const rowOf = (decision: NewDecision) => ({
  ...decision,
  purposeIds: { json: decision.purposeIds },
  metadata: decision.metadata ? { json: decision.metadata } : null,
})

/**
 * Writes decisions in groups: those that arrive while one group is written form the next one. A decision is confirmed
 * only after the commit.
 * @param patience how long a decision waits for the database, in milliseconds
 */
export function decisionWriter(database: Database, key: SigningKey, patience: number) {
  const queues = new Map<string, Entry[]>()
  let waiting = 0
  let running = 0
  const idle: (() => void)[] = []
  /** The chains that this process continues, if not 0, by site. */
  const chains = new Map<string, number>()
  /** The heads that this process has written. While no other process writes to the chain, no statement has to read them. */
  const heads = new Map<string, ChainHead>()
  /** When this process has written to its chain, by site. */
  const moved = new Map<string, string>()
  /** Decisions that were written lately, with their times. Visitors repeat a call of which they lost the response. */
  const recent = new Map<string, string>()

  function remember(id: string, givenAt: string): void {
    recent.set(id, givenAt)
    if (recent.size > RECENT) recent.delete(recent.keys().next().value!)
  }

  /** Reads which decisions are stored already, and the head of the chain. */
  async function read(site: string, entries: readonly Entry[]) {
    const chain = chains.get(site) ?? 0
    const rows = await database.query(FIND, [site, chain, [...new Set(entries.map(({ decision }) => decision.id))]])
    const row = rows.find(({ id }) => id === 'head')!
    return {
      found: new Map(rows.map(({ id, text }) => [String(id), String(text)])),
      from: { chain, seq: Number(row.seq), head: String(row.text) },
    }
  }

  /**
   * Writes a group. The decisions are confirmed by the caller, after the commit.
   * @param from the head of the chain
   * @param found the times of decisions that are stored already, by id
   * @returns null if the head was another one, so nothing was written
   */
  async function attemptFrom(
    site: string,
    entries: readonly Entry[],
    from: ChainHead,
    found: ReadonlyMap<string, string>,
  ): Promise<Written | null> {
    const fresh = new Map<string, NewDecision>()
    for (const { decision } of entries)
      if (!found.has(decision.id) && !fresh.has(decision.id)) fresh.set(decision.id, decision)
    let last = from
    if (fresh.size > 0) {
      const receivedAt = new Date().toISOString()
      const decisions = [...fresh.values()]
      const { seals, head } = sealBatch(
        site,
        from,
        decisions.map(decision => ({ kind: 'decision', decision })),
        receivedAt,
        key,
      )
      const [result] = await database.query(WRITE, [
        head.seq,
        head.head,
        site,
        from.seq,
        from.head,
        JSON.stringify(decisions.map(rowOf)),
        JSON.stringify(seals),
        JSON.stringify(countBatch(decisions, from.chain, receivedAt)),
        receivedAt,
        from.chain,
      ])
      if (Number(result!.moved) !== 1) return null // another process has continued the chain
      moved.set(site, receivedAt)
      last = head
    }
    return {
      head: last,
      givenAt: new Map(entries.map(({ decision: { id, givenAt } }) => [id, found.get(id) ?? givenAt])),
    }
  }

  /** Writes a group. While no other process writes to the same chain, that is one statement. */
  async function attempt(site: string, entries: readonly Entry[]): Promise<Written | null> {
    const known = heads.get(site)
    // The time of a decision from a fast clock was set to ours, so the primary key of a partitioned table cannot recognize
    // its repetition.
    const isEarly = entries.some(({ decision }) => (decision.metadata as { clientGivenAt?: unknown })?.clientGivenAt)
    if (known && !isEarly) return attemptFrom(site, entries, known, recent)
    const { found, from } = await read(site, entries)
    return attemptFrom(site, entries, from, found)
  }

  /** Continues another chain if another server has written to this one. A command or an opened chain moves it just once. */
  async function avoidOthers(site: string): Promise<void> {
    heads.delete(site)
    const [row] = await database.query(`select "movedAt" from "consentChain" where site = $1 and chain = $2`, [
      site,
      chains.get(site) ?? 0,
    ])
    if (row!.movedAt !== moved.get(site)) chains.set(site, await takeChain(database, site, key))
  }

  function confirm(site: string, entries: readonly Entry[], { head, givenAt }: Written): void {
    heads.delete(site) // so that the sites are in the order of their last decision
    heads.set(site, head)
    if (heads.size > KNOWN_SITES) {
      const oldest = heads.keys().next().value!
      for (const each of [heads, moved, chains]) each.delete(oldest)
    }
    for (const [id, time] of givenAt) remember(id, time)
    for (const { decision, resolve } of entries) resolve({ id: decision.id, givenAt: givenAt.get(decision.id)! })
  }

  async function writeGroup(site: string, entries: readonly Entry[]): Promise<void> {
    let failure: unknown = new Unavailable('Other servers write to the same site')
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      try {
        const written = await attempt(site, entries)
        if (written) return confirm(site, entries, written)
        await avoidOthers(site)
      } catch (error) {
        failure = error
        heads.delete(site) // it is unknown whether the statement was committed
        const code = codeOf(error)
        // Class 22 and 23: the data itself. The group is written one by one, so that one decision cannot fail others.
        if (/^2[23]/.test(code) && code !== '23505') {
          if (entries.length === 1) return entries[0]!.reject(error)
          for (const entry of entries) await writeGroup(site, [entry])
          return
        }
        if (entries[0]!.until < Date.now()) break
        await new Promise(resolve => setTimeout(resolve, 20 * tried * tried))
      }
    }
    const unavailable = new Unavailable((failure as Error).message, { cause: failure })
    for (const { reject } of entries) reject(unavailable)
  }

  async function run(site: string, queue: Entry[]): Promise<void> {
    running++
    while (queue.length > 0) {
      const group = queue.splice(0, BATCH)
      waiting -= group.length
      const now = Date.now()
      const late = group.filter(({ until }) => until < now)
      for (const { reject } of late) reject(new Unavailable('The database is too slow'))
      const inTime = group.filter(({ until }) => until >= now)
      if (inTime.length > 0) await writeGroup(site, inTime)
    }
    queues.delete(site)
    running--
    if (running === 0) for (const done of idle.splice(0)) done()
  }

  return {
    /**
     * Stores one decision.
     * @returns after the commit
     * @throws Unavailable if the database does not accept it in time
     */
    write(decision: NewDecision): Promise<WrittenDecision> {
      if (waiting >= WAITING) return Promise.reject(new Unavailable('Too many decisions wait'))
      waiting++
      return new Promise((resolve, reject) => {
        const entry = { decision, resolve, reject, until: Date.now() + patience }
        const queue = queues.get(decision.domainId)
        if (queue) return void queue.push(entry)
        const started = [entry]
        queues.set(decision.domainId, started)
        setImmediate(() => void run(decision.domainId, started))
      })
    },
    /** Waits until all groups are written. */
    settle: (): Promise<void> =>
      running === 0 && queues.size === 0 ? Promise.resolve() : new Promise(done => idle.push(done)),
  }
}
