import { whenActivated } from '../browser/when-activated'
import { sameConsents } from '../consent/consents'
import { grantsWithoutAsking } from '../consent/jurisdictions'
import { bannerAnswerAtom } from '../store/banner-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/**
 * Passes what is in force on to the tag manager, once for each change (specification §4). Its code is fetched only
 * where one is configured, and nothing is loaded while the page is only prerendered.
 */
export const signalTags: Effect = ({ store, tagManager, report }) => {
  const stops: (() => void)[] = []
  let stopped = false

  const start = async (): Promise<void> => {
    if (tagManager === null) return
    try {
      const { startTagManager } = await import('../signals/google-tag-manager')
      if (stopped) return
      const decided = store.get(recordAtom) !== null || grantsWithoutAsking(store.get(bannerAnswerAtom))
      const { update } = startTagManager(tagManager, decided ? store.get(effectiveConsentsAtom) : null)
      stops.push(
        // The record too: a first Reject changes nothing that is in force, and the tags still wait to be told.
        onChange(store, recordAtom, () => update(store.get(effectiveConsentsAtom))),
        onChange(store, effectiveConsentsAtom, update, sameConsents),
      )
    } catch (thrown) {
      report({ code: 'INVALID_OPTION', message: (thrown as Error).message }, thrown)
    }
  }
  stops.push(whenActivated(() => void start()))
  return () => {
    stopped = true
    stops.forEach(stop => stop())
  }
}
