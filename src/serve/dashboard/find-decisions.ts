import type { Query } from '../database'
import { readDecisions, type ReadDecision } from '../read-decisions'

/** The most decisions of a search. */
const MOST = 100

/**
 * Finds decisions by the id of a subject, of a decision, or of a receipt. Each is looked up by an index.
 * @returns the latest first
 */
export async function findDecisions(query: Query, text: string): Promise<ReadDecision[]> {
  const id = text.trim()
  if (id === '' || id.length > 255) return []
  if (id.startsWith('sub_')) return readDecisions(query, 'c."subjectId" = $1', [id], MOST, 'desc')
  if (id.startsWith('cns_')) return readDecisions(query, 'c.id = $1', [id], MOST)
  const seals = await query(`select "consentId" from "consentSeal" where "recordId" = $1 limit ${MOST}`, [id])
  const ids = seals.map(({ consentId }) => String(consentId))
  return ids.length > 0 ? readDecisions(query, 'c.id = any($1)', [ids], MOST, 'desc') : []
}
