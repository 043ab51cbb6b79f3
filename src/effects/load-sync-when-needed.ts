import { nativeDocument } from '../consent/native-document'
import { takePrefetchedResponse, type BannerRequest } from '../client/banner-request'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { storageWorks } from '../storage/local-storage'
import { hasPendingSubmission } from '../storage/pending-submissions'
import { isLoadingConsentInfoAtom, storageWorksAtom } from '../store/banner-atoms'
import { isPrivacyDialogOpenAtom } from '../store/dialog-atoms'
import { isAnswered } from '../consent/consent-record'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { whenActivated } from '../browser/when-activated'
import { widgetShownAtom } from '../store/ui-atoms'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'
import type { StartedSync } from './start-banner-fetch'

/**
 * Loads and starts the communication with the server when it is needed: there is no decision, a decision is made, an
 * earlier one has not reached the server or the cookie, or the settings show. A prerendered page waits until it is
 * activated.
 * @returns `sync` loads it on demand; `stop` stops it
 */
export function loadSyncWhenNeeded(context: EffectContext): {
  sync: () => Promise<StartedSync>
  stop: () => void
} {
  const { store, client, report } = context
  let loading: Promise<StartedSync> | null = null
  let stopped = false
  let isActive = false

  const load = (request: BannerRequest | null = null): Promise<StartedSync> =>
    (loading ??= import('./start-banner-fetch').then(
      ({ startBannerFetch }) => {
        if (stopped) throw new Error('The consent manager has been stopped')
        return startBannerFetch(context, request)
      },
      (thrown: unknown) => {
        loading = null // the next call tries again
        store.set(isLoadingConsentInfoAtom, false)
        report({ code: 'NETWORK_ERROR', message: 'A file of consent-elements could not be loaded' }, thrown)
        throw thrown
      },
    ))
  const begin = (request?: BannerRequest | null): void => void load(request).catch(() => {})

  const stopWaiting = whenActivated(() => {
    isActive = true
    const record = store.get(recordAtom)
    // A decision under another model than opt-in may not be valid at the visitor's present location.
    const asks = !isAnswered(record) || record.model !== undefined
    store.set(isLoadingConsentInfoAtom, asks)
    // A stored decision proves that storage works, so it is only tested if there is none.
    store.set(storageWorksAtom, !asks || storageWorks())
    const lacksCookie = (time: number): boolean =>
      store.get(settingsAtom).cookie && !nativeDocument.cookie.includes(time.toString(36))
    // For new visitors the banner request is sent now, in parallel to loading the chunk.
    if (record === null && client.mode === 'c15t' && !hasStoredDecision(store.get(settingsAtom).cookie))
      begin(takePrefetchedResponse(client))
    else if (asks || store.get(widgetShownAtom) || hasPendingSubmission() || lacksCookie(record.consentInfo.time))
      begin()
  })
  const stopWatching = onAnyChange(store, [recordAtom, isPrivacyDialogOpenAtom], () => {
    const record = store.get(recordAtom)
    const decidedInAnotherTab = record !== null && record === store.get(receivedRecordAtom)
    if (!decidedInAnotherTab || !isAnswered(record) || store.get(isPrivacyDialogOpenAtom)) begin()
  })
  const stopAwaitingWidget = onAnyChange(store, [widgetShownAtom], () => {
    if (isActive) begin()
  })
  return {
    sync: () => load(),
    stop() {
      stopped = true
      stopWaiting()
      stopWatching()
      stopAwaitingWidget()
      loading?.then(
        started => started.stop(),
        () => {}, // it was never started
      )
    },
  }
}
