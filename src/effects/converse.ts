import { hasPendingSubmission } from '../storage/pending-submissions'
import { isLoadingConsentInfoAtom } from '../store/banner-atoms'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { whenActivated } from '../browser/when-activated'
import type { Conversation } from './conversation'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'

/**
 * Has the conversation fetched and started once there is something to ask or tell: nothing has been decided, a decision
 * is made, an earlier one has not reached the server, or the dialog opens. Not while the page is only prerendered.
 * @returns `conversation` fetches it for whoever needs it; `stop` ends it
 */
export function converse(context: EffectContext): { conversation: () => Promise<Conversation>; stop: () => void } {
  const { store, report } = context
  let begun: Promise<Conversation> | null = null
  let stopped = false

  const conversation = (): Promise<Conversation> =>
    (begun ??= import('./conversation').then(
      ({ startConversation }) => {
        const started = startConversation(context)
        if (stopped) started.stop()
        return started
      },
      (thrown: unknown) => {
        begun = null // a later need tries again
        store.set(isLoadingConsentInfoAtom, false)
        report({ code: 'NETWORK_ERROR', message: 'A part of the consent manager could not be fetched' }, thrown)
        throw thrown
      },
    ))
  const begin = (): void => void conversation().catch(() => {})

  const stopWaiting = whenActivated(() => {
    const undecided = store.get(recordAtom) === null
    store.set(isLoadingConsentInfoAtom, undecided)
    if (undecided || hasPendingSubmission()) begin()
  })
  const stopWatching = onAnyChange(store, [recordAtom, isPrivacyDialogOpenAtom], () => {
    const record = store.get(recordAtom)
    const decidedInAnotherTab = record !== null && record === store.get(receivedRecordAtom)
    if (!decidedInAnotherTab || store.get(isPrivacyDialogOpenAtom)) begin()
  })
  return {
    conversation,
    stop() {
      stopped = true
      stopWaiting()
      stopWatching()
      void begun?.then(started => started.stop())
    },
  }
}
