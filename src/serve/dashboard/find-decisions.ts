import type { Query } from '../database'
import { readDecisions, type ReadDecision } from '../read-decisions'

/** The most decisions of a page. */
const MOST = 100

/** Decisions that were found. */
export interface FoundDecisions {
  /** The earliest first. */
  readonly decisions: readonly ReadDecision[]
  /** The id of the last decision, if others follow. */
  readonly next: string | undefined
}

/**
 * Finds decisions by the id of a subject, of a decision, or of a receipt. Each is looked up by an index. Anybody can send
 * decisions with a known id, so the earliest come first, and all of them can be reached.
 * @param sites the ids of the sites that the reader may see; null for all
 * @param after the id of the decision behind which the page begins
 */
export async function findDecisions(
  query: Query,
  text: string,
  sites: readonly string[] | null,
  after?: string,
): Promise<FoundDecisions> {
  const id = text.trim()
  if (id === '' || id.length > 255) return { decisions: [], next: undefined }
  const condition = id.startsWith('sub_')
    ? 'c."subjectId" = $1'
    : id.startsWith('cns_')
      ? 'c.id = $1'
      : 'c.id in (select "consentId" from "consentSeal" where "recordId" = $1)'
  const behind = after ? ' and (c."givenAt", c.id) > (select a."givenAt", a.id from consent a where a.id = $3)' : ''
  const found = await readDecisions(
    query,
    `${condition} and ($2::text[] is null or c."domainId" = any($2))${behind}`,
    after ? [id, sites, after] : [id, sites],
    MOST + 1,
  )
  const decisions = found.slice(0, MOST)
  return { decisions, next: found.length > MOST ? decisions.at(-1)!.id : undefined }
}
