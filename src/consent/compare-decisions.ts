import { categoryNames } from './categories'
import type { ConsentRecord } from './consent-record'

const grants = ({ consents }: ConsentRecord): number => categoryNames.filter(name => consents[name]).length

/**
 * Orders decisions: the later time wins, then the higher count, then the decision that grants fewer categories, then
 * the id. All tabs of a browser therefore agree on the winner.
 * @returns a positive number if `a` wins, a negative number if `b` wins, 0 for the same decision
 */
export const compareDecisions = (a: ConsentRecord, b: ConsentRecord): number =>
  a.consentInfo.time - b.consentInfo.time ||
  (a.count ?? 0) - (b.count ?? 0) ||
  grants(b) - grants(a) ||
  ((a.id ?? '') < (b.id ?? '') ? -1 : Number(a.id !== b.id))
