import type { Query } from './database'
import { readDecisions, type ReadDecision } from './read-decisions'

/** Which decisions an export contains. */
export interface DecisionFilter {
  readonly since?: Date | undefined
  /** Not included. */
  readonly until?: Date | undefined
  readonly domain?: string | undefined
  readonly subject?: string | undefined
}

const PAGE = 1000

/** Reads decisions page by page, the earliest first, so that the memory does not grow with the database. */
export async function* listDecisions(
  query: Query,
  { since = new Date(0), until, domain, subject }: DecisionFilter,
): AsyncGenerator<ReadDecision> {
  let after = [since.toISOString(), '']
  for (;;) {
    const values: unknown[] = [...after]
    const also = (condition: string, value: unknown) =>
      value === undefined ? '' : ` and ${condition}$${values.push(value)}`
    const condition =
      `(c."givenAt", c.id) > ($1::timestamp, $2)` +
      also(`c."givenAt" < `, until?.toISOString()) +
      also('d.name = ', domain) +
      also('c."subjectId" = ', subject)
    const page = await readDecisions(query, condition, values, PAGE)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = [last.givenAt, last.id]
  }
}
