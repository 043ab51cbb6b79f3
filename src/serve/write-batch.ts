import { countBatch } from './count-batch'
import type { Query } from './database'
import { insertSeals } from './insert-seals'
import type { NewDecision } from './new-decision'
import { sealBatch, type ChainHead } from './sealer'
import type { SigningKey } from './signing-key'

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

const rowOf = (decision: NewDecision) => ({
  ...decision,
  purposeIds: { json: decision.purposeIds },
  metadata: decision.metadata ? { json: decision.metadata } : null,
})

/**
 * Writes a whole batch in one statement: the subjects, the decisions, their seals and the counts by day. The chain's head
 * moves in the same statement, so two servers cannot continue the same link. Rows are inserted in the order of their ids,
 * so that two servers that get the same decisions wait for each other instead of locking each other out.
 * @param from the head of the chain
 * @param decisions at least one, each with another id
 * @returns the new head and the time of the batch; null if the head was another one, so nothing was written
 */
export async function writeBatch(
  query: Query,
  site: string,
  from: ChainHead,
  decisions: readonly NewDecision[],
  key: SigningKey,
): Promise<{ head: ChainHead; receivedAt: string } | null> {
  const receivedAt = new Date().toISOString()
  const entries = decisions.map(decision => ({ kind: 'decision' as const, decision }))
  const { seals, head } = sealBatch(site, from, entries, receivedAt, key.ofSite(decisions[0]!.domain))
  const [result] = await query(WRITE, [
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
  return Number(result!.moved) === 1 ? { head, receivedAt } : null
}
