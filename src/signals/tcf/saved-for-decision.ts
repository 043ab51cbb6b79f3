import type { ConsentRecord } from '../../consent/consent-record'
import type { SavedTcf } from './saved-tcf'

/**
 * Returns a stored choice if it belongs to the decision in force, and visitors were asked the same; otherwise null.
 * @param question the hash of what visitors are asked; see `tcfQuestionHash`
 */
export const savedForDecision = (
  saved: SavedTcf | null,
  record: ConsentRecord | null,
  question: string,
): SavedTcf | null => (record && saved?.decision === (record.id ?? '') && saved.question === question ? saved : null)
