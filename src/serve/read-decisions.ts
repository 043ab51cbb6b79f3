import type { Query, Row } from './database'
import type { StoredDecision } from './stored-decision'

/** A decision from the database, with the names that an export shows. */
export interface ReadDecision extends StoredDecision {
  readonly domain: string
  readonly account: string
  /** The codes of the granted categories. */
  readonly granted: readonly string[]
}

/** Unwraps a value, which @c15t/backend stores as an object `{json}`. */
const unwrapped = (value: unknown): unknown => {
  const parsed = (typeof value === 'string' ? JSON.parse(value) : value) as { json?: unknown } | null
  return parsed?.json ?? parsed ?? null
}

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

let codes = new Map<string, string>()

async function namesOf(query: Query, ids: readonly string[]): Promise<string[]> {
  if (ids.some(id => !codes.has(id)))
    codes = new Map(
      (await query(`select id, code from "consentPurpose"`)).map(({ id, code }) => [String(id), String(code)]),
    )
  return ids.map(id => codes.get(id) ?? id)
}

/**
 * Reads decisions, the earliest first.
 * @param condition SQL about `c` (consent), `d` (domain) and `s` (subject), with parameters from $1
 */
export async function readDecisions(
  query: Query,
  condition: string,
  values: readonly unknown[],
  limit: number,
  order: 'asc' | 'desc' = 'asc',
): Promise<ReadDecision[]> {
  const rows = await query(
    `select c.id, c."subjectId", c."domainId", c."policyId", c."purposeIds", c.metadata, c.jurisdiction, c."jurisdictionModel",
       c."uiSource", c."consentAction", c."tcString", d.name as domain, u."externalId" as account,
       to_char(c."givenAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "givenAt"
     from consent c join domain d on d.id = c."domainId" join subject u on u.id = c."subjectId"
     where ${condition} order by c."givenAt" ${order}, c.id ${order} limit ${limit}`,
    values,
  )
  return Promise.all(
    rows.map(async (row: Row) => {
      const purposeIds = (unwrapped(row.purposeIds) ?? []) as string[]
      return {
        id: String(row.id),
        subjectId: String(row.subjectId),
        domainId: String(row.domainId),
        policyId: text(row.policyId),
        purposeIds,
        metadata: unwrapped(row.metadata),
        givenAt: String(row.givenAt),
        jurisdiction: text(row.jurisdiction),
        jurisdictionModel: text(row.jurisdictionModel),
        uiSource: text(row.uiSource),
        consentAction: text(row.consentAction),
        tcString: text(row.tcString),
        domain: String(row.domain),
        account: text(row.account) ?? '',
        granted: await namesOf(query, purposeIds),
      }
    }),
  )
}
