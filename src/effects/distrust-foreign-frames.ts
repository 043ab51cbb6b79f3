import { isFramedByAnotherSite } from '../browser/is-framed-by-another-site'
import { pressRuleAtom } from '../store/press-rule-atom'
import type { Effect } from './effect-context'
import { whenFetched } from './when-fetched'

/**
 * In a page that another site frames, nothing is asked until it is known which presses the visitor sees. Refusing and
 * withdrawing always work.
 */
export const distrustForeignFrames: Effect = ({ store, report }) => {
  if (!isFramedByAnotherSite()) return () => {}
  store.set(pressRuleAtom, { mayAsk: false, wasSeen: () => false })
  return whenFetched(import('./trust-visible-presses'), file => file.trustVisiblePresses(store), report)
}
