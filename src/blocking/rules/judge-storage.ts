import type { BlockingRules } from './blocking-rules'
import { pageGate } from '../page/page-gate'

/** The judge of rules with `storage: 'off'`. */
const allowAll = (): boolean => true

/**
 * Decides about writes of listed keys by rules that replace earlier rules.
 * @param place `below` for rules that decide only while there are no others
 * @returns a function that removes the rules
 */
export function judgeStorage(
  { allows, refusedServices, storage }: Pick<BlockingRules, 'allows' | 'refusedServices' | 'storage'>,
  place: 'on top' | 'below' = 'on top',
): () => void {
  const { judges } = pageGate()
  const judge: (typeof judges)[number] =
    storage === 'off'
      ? allowAll
      : (category, service) =>
          allows(category) && (service === undefined || !(refusedServices?.() ?? []).includes(service))
  if (place === 'below') judges.unshift(judge)
  else judges.push(judge)
  return () => {
    const index = judges.indexOf(judge)
    if (index >= 0) judges.splice(index, 1)
  }
}

/** Returns whether writes of listed keys are blocked on this page until their category is allowed. */
export function isStorageGated(): boolean {
  const { judges } = pageGate()
  return judges.length > 0 && judges[judges.length - 1] !== allowAll
}
