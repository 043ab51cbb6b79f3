import { onBlockerReady } from '../blocking/on-blocker-ready'
import { nativeDocument } from '../consent/native-document'
import type { CategoryName } from '../consent/categories'
import { changedCategories } from '../consent/consents'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'
import { whenFetched } from './when-fetched'

/**
 * Loads withdraw.ts on a withdrawal. It deletes the data of withdrawn categories and detects whether their code still
 * sends requests. It is also loaded for a returning visitor who refused a category, if there is a cookie that looks
 * like a vendor's.
 */
export const sweepWithdrawn: Effect = ({ store, sweep, reloadOnWithdrawal: reload, report }) => {
  const allows = (category: CategoryName): boolean => store.get(effectiveConsentsAtom)[category]
  // One call of withdraw() at a time handles all withdrawn categories, because each call adds its own listeners.
  const withdrawn = new Set<CategoryName>()
  let stop = (): void => {}
  const begin = (categories: CategoryName[]): void => {
    for (const category of categories) withdrawn.add(category)
    stop()
    stop = whenFetched(
      // Nothing can be written again once the blocker has loaded.
      Promise.all([import('./withdraw'), new Promise<void>(resolve => void onBlockerReady(resolve))]),
      ([file]) => file.withdraw({ withdrawn, allows, sweep, reload, report }),
      report,
    )
  }
  const isRefused = Object.values(store.get(effectiveConsentsAtom)).includes(false)
  if (store.get(recordAtom) !== null && isRefused && /\b_/.test(nativeDocument.cookie)) begin([])
  const stopWatching = onChange(store, effectiveConsentsAtom, (now, before) => {
    const lost = changedCategories(now, before).filter(category => before[category])
    if (lost.length > 0) begin(lost)
  })
  return () => {
    stopWatching()
    stop()
  }
}
