import type { Query } from '../database'
import { isNamedSite } from '../is-named-site'
import { readDecisions } from '../read-decisions'
import type { Webhook } from './webhook-table'

/** The most decisions of a message: HubSpot accepts as many in one call. */
export const MOST_EVENTS = 100
/** The most decisions of a subject that are read. Beyond it, everything that is denied counts as withdrawn. */
const MOST_BEFORE = 500

/** A decision as receivers get it. */
export interface DecisionEvent {
  readonly decision: string
  readonly subject: string
  readonly account: string | null
  readonly site: string
  /** When the visitor decided (ISO 8601). */
  readonly time: string
  readonly action: string | null
  readonly granted: readonly string[]
  /** Categories that the subject's decision before granted on this site, and this one does not. */
  readonly withdrawn: readonly string[]
  readonly law: string | null
}

/** Links of a chain. */
export interface ChainRange {
  readonly site: string
  readonly chain: number
  readonly first: number
  readonly last: number
}

/** The ids of the granted categories. @c15t/backend stores them in an object `{json}`. */
const idsOf = (row: string): string => `coalesce(${row}."purposeIds"->'json', ${row}."purposeIds")`

/** Reads what each decision took back, by its id. A subject with very many decisions costs no more than one with some. */
async function withdrawals(query: Query, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await query(
    `select c.id, ${idsOf('c')} as after, p.before, p.many
     from consent c cross join lateral (
       select count(*) as many, (array_agg(${idsOf('b')} order by b."givenAt" desc, b.id desc)
         filter (where b."domainId" = c."domainId" and (b."givenAt", b.id) < (c."givenAt", c.id)))[1] as before
       from (select * from consent where "subjectId" = c."subjectId" limit ${MOST_BEFORE}) b
     ) p where c.id = any($1)`,
    [ids],
  )
  const purposes = await query('select id, code from "consentPurpose"')
  const codes = new Map(purposes.map(({ id, code }) => [String(id), String(code)]))
  return new Map(
    rows.map(({ id, after, before, many }) => {
      const listed = Number(many) >= MOST_BEFORE ? [...codes.keys()] : ((before ?? []) as string[])
      const granted = new Set(after as string[])
      return [String(id), listed.filter(one => !granted.has(one)).map(one => codes.get(one) ?? one)]
    }),
  )
}

/**
 * Reads the decisions of a part of a chain, in its order. Erased ones are gone.
 * @param webhook limits them to its sites and events
 */
export async function readEvents(
  query: Query,
  { sites, events }: Pick<Webhook, 'sites' | 'events'>,
  { site, chain, first, last }: ChainRange,
): Promise<DecisionEvent[]> {
  const links = await query(
    `select "consentId" from "consentSeal" where site = $1 and chain = $2 and seq between $3 and $4
     and kind in ('decision', 'adopted') order by seq`,
    [site, chain, first, last],
  )
  const ids = links.map(({ consentId }) => String(consentId))
  if (ids.length === 0) return []
  const found = new Map(
    (await readDecisions(query, 'c.id = any($1)', [ids], ids.length)).map(decision => [decision.id, decision]),
  )
  const withdrawn = await withdrawals(query, ids)
  return ids.flatMap(id => {
    const decision = found.get(id)
    const taken = withdrawn.get(id) ?? []
    if (!decision || (sites.length > 0 && !isNamedSite(decision.domain, sites))) return []
    if (!events.includes('decisions') && taken.length === 0) return []
    return {
      decision: id,
      subject: decision.subjectId,
      account: decision.account || null,
      site: decision.domain,
      time: decision.givenAt,
      action: decision.consentAction,
      granted: decision.granted,
      withdrawn: taken,
      law: decision.jurisdiction,
    }
  })
}
