import type { BlockingRules } from '../rules/blocking-rules'
import { pageGate } from './page-gate'

/** The judge of rules that switch the gate off. */
const allowAll = (): boolean => true

/**
 * Lets rules decide about writes of listed keys, in place of earlier rules.
 * @param place `beneath` for rules that decide only where there are no others
 * @returns a function that ends it
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

/** Returns whether listed keys are blocked on this page as long as their category is not allowed. */
export function isStorageGated(): boolean {
  const { judges } = pageGate()
  return judges.length > 0 && judges[judges.length - 1] !== allowAll
}
