import { categoryNames, isDisabledCategory, type CategoryName } from '../../consent/categories'
import { ownProperties } from '../../consent/own-properties'
import type { Query } from '../database'
import { readDecisions, type ReadDecision } from '../read-decisions'

/** The most copies of a decision that are looked at: a browser may have sent it again. */
const MOST = 10

/**
 * Returns whether a decision can be handed off: it has a receipt that has not expired, the visitor made it with our
 * buttons, under an opt-in law, and no service of a granted category is refused.
 */
function isWhole({ metadata, jurisdictionModel }: ReadDecision, now: number): boolean {
  const receipt = ownProperties(ownProperties(metadata)?.receipt)
  const method = ownProperties(receipt?.method)
  const services = ownProperties(receipt?.services) ?? {}
  return (
    jurisdictionModel !== 'opt-out' &&
    ownProperties(receipt?.jurisdiction)?.model !== 'opt-out' &&
    (method?.surface === 'banner' || method?.surface === 'dialog') &&
    method.origin === undefined &&
    Date.parse(String(receipt?.expires)) > now &&
    Object.values(services).every(service => ownProperties(service)?.decision === 'granted')
  )
}

/**
 * Reads what the decision of a receipt grants.
 * @param site the name of the site on which it was made
 * @param recordId of the receipt; only the visitor's browser and this server know it
 * @returns the granted categories without `necessary`; null if the decision is unknown, has been replaced by a later one of
 *   the same subject, or cannot be handed off
 */
export async function decisionToHandOff(
  query: Query,
  site: string,
  recordId: string,
  now: number,
): Promise<CategoryName[] | null> {
  const found = await readDecisions(
    query,
    `c.id in (select "consentId" from "consentSeal" where "recordId" = $1) and d.name = $2 and not exists
       (select 1 from consent later where later."subjectId" = c."subjectId" and later."domainId" = c."domainId"
         and later."givenAt" > c."givenAt")`,
    [recordId, site],
    MOST,
  )
  if (found.length === 0 || !found.every(decision => isWhole(decision, now))) return null
  // Of copies that differ, only what all of them grant.
  return categoryNames.filter(name => !isDisabledCategory(name) && found.every(({ granted }) => granted.includes(name)))
}
