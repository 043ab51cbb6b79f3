import { requestLog } from '../blocking/page/request-log'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { onChange } from './on-change'
import { whenFetched } from './when-fetched'

/**
 * Loads vendor-queues.ts once a visitor has refused something on a page with a blocked script, or opens the settings
 * after a refusal. If the visitor consents later, it discards the events that the page has recorded for that script.
 */
export const discardRefusedEvents: Effect = ({ store, report }) => {
  let stop: (() => void) | undefined
  const prepare = (): void => {
    const refused = store.get(effectiveConsentsAtom)
    if (stop || !store.get(recordAtom) || !Object.values(refused).includes(false)) return
    if (!requestLog().some(({ channel }) => channel === 'script')) return
    stop = whenFetched(
      import('./vendor-queues'),
      ({ discardRecorded }) => {
        discardRecorded(store.get(effectiveConsentsAtom), refused)
        return onChange(store, effectiveConsentsAtom, discardRecorded)
      },
      report,
    )
  }
  prepare()
  const stopWatching = onAnyChange(store, [recordAtom, effectiveConsentsAtom, isPrivacyDialogOpenAtom], prepare)
  return () => {
    stopWatching()
    stop?.()
  }
}
