import { countBatch } from './count-batch'
import type { Query } from './database'
import { insertSeals } from './insert-seals'
import type { NewDecision } from './new-decision'
import { sealBatch, type ChainHead } from './sealer'
import type { SigningKey } from './signing-key'

const WRITE = `
with moved as (
  update "consentChain" c set seq = h.seq, head = h.head, "movedAt" = $5
  from json_to_recordset($1::json) as h(site text, chain integer, seq bigint, head text, "fromSeq" bigint, "fromHead" text)
  where c.site = h.site and c.chain = h.chain and c.seq = h."fromSeq" and c.head = h."fromHead" returning c.site
), given as (
  select * from json_to_recordset($2::json) as r(id text, "subjectId" text, "domainId" text, "policyId" text,
    "purposeIds" json, metadata json, "givenAt" timestamp, "validUntil" timestamp, jurisdiction text,
    "jurisdictionModel" text, "tcString" text, "uiSource" text, "consentAction" text, "runtimePolicyDecisionId" text,
    "runtimePolicySource" text, "tenantId" text, "externalId" text, "identityProvider" text)
  where "domainId" in (select site from moved)
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
  ${insertSeals('$3')}
  where site in (select site from moved)
), counts as (
  insert into "consentCount" (day, site, chain, dimension, value, action, count)
  select day, site, chain, dimension, value, action, count
  from json_to_recordset($4::json) as r(day text, site text, chain integer, dimension text, value text, action text, count bigint)
  where site in (select site from moved) order by day, site, dimension, value, action
  on conflict (day, site, dimension, value, action, chain) do update set count = "consentCount".count + excluded.count
)
select site from moved`

const rowOf = (decision: NewDecision) => ({
  ...decision,
  purposeIds: { json: decision.purposeIds },
  metadata: decision.metadata ? { json: decision.metadata } : null,
})

/** The decisions of one site that continue its chain. */
export interface Batch {
  readonly site: string
  /** The head of the chain. */
  readonly from: ChainHead
  /** At least one, each with another id. */
  readonly decisions: readonly NewDecision[]
}

/** The new head of a chain, and when the batch was received (ISO 8601). */
export interface WrittenBatch {
  readonly head: ChainHead
  readonly receivedAt: string
}

/**
 * Writes the batches of several sites in one statement: the subjects, the decisions, their seals and the counts by day. The
 * heads of the chains move in the same statement, so two servers cannot continue the same link. Rows are inserted in the order
 * of their ids, so that two servers that get the same decisions wait for each other instead of locking each other out.
 * @param batches each of another site
 * @returns for each batch what was written; null if the head was another one, so nothing of it was written
 */
export async function writeBatches(
  query: Query,
  batches: readonly Batch[],
  key: SigningKey,
): Promise<(WrittenBatch | null)[]> {
  const receivedAt = new Date().toISOString()
  const sealed = batches.map(({ site, from, decisions }) => {
    const entries = decisions.map(decision => ({ kind: 'decision' as const, decision }))
    return sealBatch(site, from, entries, receivedAt, key.ofSite(decisions[0]!.domain))
  })
  const heads = batches.map(({ site, from }, at) => ({
    site,
    chain: from.chain,
    seq: sealed[at]!.head.seq,
    head: sealed[at]!.head.head,
    fromSeq: from.seq,
    fromHead: from.head,
  }))
  const rows = await query(WRITE, [
    JSON.stringify(heads),
    JSON.stringify(batches.flatMap(({ decisions }) => decisions.map(rowOf))),
    JSON.stringify(sealed.flatMap(({ seals }) => seals)),
    JSON.stringify(batches.flatMap(({ decisions, from }) => countBatch(decisions, from.chain, receivedAt))),
    receivedAt,
  ])
  const moved = new Set(rows.map(({ site }) => site))
  return batches.map(({ site }, at) => (moved.has(site) ? { head: sealed[at]!.head, receivedAt } : null))
}
