/** `dist/consent-elements-hand-off.js`: passes a decision to a sister site, or offers one that has arrived. */
import { followStores } from '../boot/follow-stores'
import { offerHandedDecision } from '../boot/offer-handed-decision'
import { acceptHandOff, issueHandOff } from '../client/hand-off-calls'
import { isAnswered } from '../consent/consent-record'
import { readRecord } from '../storage/record-storage'

/**
 * Returns the address of a sister site, with the visitor's decision if it can be handed off.
 * @param start the start of the fragment
 */
export async function depart(link: URL, backendUrl: string, start: string): Promise<string> {
  const record = readRecord()
  const isWhole = isAnswered(record) && !record.origin && !record.model && !Object.keys(record.services ?? {}).length
  const token = isWhole && record.id ? await issueHandOff(backendUrl, record.id, link.hostname) : null
  return token === null ? link.href : `${link.href}${start}${token}`
}

/** Offers the decision of a token that has arrived. */
export async function arrive(token: string, backendUrl: string): Promise<void> {
  const decision = await acceptHandOff(backendUrl, token)
  if (decision === null) return
  followStores(store => offerHandedDecision(store, decision))
}
