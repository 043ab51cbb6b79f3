import type { Query } from './database'
import { readDecisions, type ReadDecision } from './read-decisions'

/** Which decisions an export contains. */
export interface DecisionFilter {
  readonly since?: Date | undefined
  /** Not included. */
  readonly until?: Date | undefined
  /** The name of the site, or several. */
  readonly domain?: string | readonly string[] | undefined
  readonly subject?: string | undefined
}

/** The time (ISO 8601) and the id of a decision: its place in the order of all. */
type Place = readonly [givenAt: string, id: string]

const PAGE = 1000
/** The most decisions that one statement looks through for those of a site. */
const PART = 20_000

/** Returns the last place of the next part; undefined if fewer decisions follow. */
async function endOfPart(query: Query, after: Place, until: Date | undefined): Promise<Place | undefined> {
  const [last] = await query(
    `select to_char("givenAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time, id from consent
     where ("givenAt", id) > ($1::timestamp, $2)${until ? ' and "givenAt" < $3' : ''}
     order by "givenAt", id offset ${PART - 1} limit 1`,
    [...after, ...(until ? [until.toISOString()] : [])],
  )
  return last && [String(last.time), String(last.id)]
}

async function* readPages(
  query: Query,
  start: Place,
  end: Place | undefined,
  { until, domain, subject }: DecisionFilter,
): AsyncGenerator<ReadDecision> {
  for (let after = start; ;) {
    const values: unknown[] = [...after]
    const also = (condition: string, value: unknown) =>
      value === undefined ? '' : ` and ${condition}$${values.push(value)}`
    const condition =
      `(c."givenAt", c.id) > ($1::timestamp, $2)` +
      (end ? ` and (c."givenAt", c.id) <= ($${values.push(end[0])}::timestamp, $${values.push(end[1])})` : '') +
      also(`c."givenAt" < `, until?.toISOString()) +
      (domain === undefined ? '' : ` and d.name = any($${values.push([domain].flat())})`) +
      also('c."subjectId" = ', subject)
    const page = await readDecisions(query, condition, values, PAGE)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = [last.givenAt, last.id]
  }
}

/**
 * Reads decisions page by page, the earliest first, so that the memory does not grow with the database. Decisions of one
 * site are looked for part by part, so that no statement takes long where most belong to others.
 */
export async function* listDecisions(query: Query, filter: DecisionFilter): AsyncGenerator<ReadDecision> {
  const { since = new Date(0), until, domain, subject } = filter
  let start: Place | undefined = [since.toISOString(), '']
  while (start) {
    const end: Place | undefined =
      domain === undefined || subject !== undefined ? undefined : await endOfPart(query, start, until)
    yield* readPages(query, start, end, filter)
    start = end
  }
}
