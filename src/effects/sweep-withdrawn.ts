import { nativeDocument } from '../consent/native-document'
import type { CategoryName } from '../consent/categories'
import { changedCategories } from '../consent/consents'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'
import { whenFetched } from './when-fetched'

/**
 * Makes a withdrawal work in the page: sweeps what the withdrawn categories left on the device and watches whether
 * their code goes on talking. It is a file that is fetched on a withdrawal, and where a visitor who has refused something
 * comes back with what looks like a vendor's cookie.
 */
export const sweepWithdrawn: Effect = ({ store, sweep, reloadOnWithdrawal: reload, report }) => {
  const allows = (category: CategoryName): boolean => store.get(effectiveConsentsAtom)[category]
  // One watch at a time, of all categories that are withdrawn: each has listeners of its own.
  const withdrawn = new Set<CategoryName>()
  let stop = (): void => {}
  const begin = (categories: CategoryName[]): void => {
    for (const category of categories) withdrawn.add(category)
    stop()
    stop = whenFetched(
      import('./withdraw'),
      file => file.withdraw({ withdrawn, allows, sweep, reload, report }),
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
