import { sameConsents } from '../consent/consents'
import { grantsWithoutAsking } from '../consent/jurisdictions'
import { messageOf } from '../client/client-error'
import { startTagManager } from '../signals/google-tag-manager'
import { bannerAnswerAtom } from '../store/banner-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/** Passes what is in force on to the tag manager, once for each change (specification §4). */
export const signalTags: Effect = ({ store, tagManager, report }) => {
  if (tagManager === null) return () => {}
  const decided = store.get(recordAtom) !== null || grantsWithoutAsking(store.get(bannerAnswerAtom))
  try {
    const { update } = startTagManager(tagManager, decided ? store.get(effectiveConsentsAtom) : null)
    // The record too: a first Reject changes nothing that is in force, and the tags still wait to be told.
    const stopRecord = onChange(store, recordAtom, () => update(store.get(effectiveConsentsAtom)))
    const stopConsents = onChange(store, effectiveConsentsAtom, update, sameConsents)
    return () => {
      stopRecord()
      stopConsents()
    }
  } catch (thrown) {
    report({ code: 'INVALID_OPTION', message: messageOf(thrown) }, thrown)
    return () => {}
  }
}
