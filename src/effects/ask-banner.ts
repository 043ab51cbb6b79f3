import { offlineBannerResponse } from '../consent/banner-response'
import { bannerAnswerAtom, isLoadingConsentInfoAtom } from '../store/banner-atoms'
import { recordAtom } from '../store/record-atoms'
import { callBack } from './consent-callbacks'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/**
 * Asks whether the banner must show, unless the visitor has already decided (specification §4); asks again after a
 * reset. A failure never grants: a server that cannot be reached is stood in for by the offline answer; where the host's
 * own handler fails there is no answer to act on, and the banner stays hidden (specification §8).
 */
export const askBanner: Effect = ({ store, client, callbacks, report }) => {
  let stopped = false

  const ask = async (): Promise<void> => {
    if (store.get(recordAtom) !== null || store.get(isLoadingConsentInfoAtom)) return
    store.set(isLoadingConsentInfoAtom, true)
    const result = await client.showConsentBanner()
    if (stopped) return
    if (result.ok) store.set(bannerAnswerAtom, { ...result.data, from: client.answersAs })
    else if (client.answersAs === 'handler') store.set(bannerAnswerAtom, null)
    else store.set(bannerAnswerAtom, { ...offlineBannerResponse(), from: 'stand-in' })
    store.set(isLoadingConsentInfoAtom, false)
    if (result.ok) {
      callBack(callbacks, 'onLocationDetected', result.data.location)
      return
    }
    const { code, message } = result.error
    const text = client.answersAs === 'handler' ? 'Unknown error fetching consent banner information' : message
    report({ code, message: text }, result.error)
  }
  void ask()
  const stopWatching = onChange(store, recordAtom, record => {
    if (record === null && store.get(bannerAnswerAtom) === null) void ask()
  })
  return () => {
    stopped = true
    stopWatching()
  }
}
