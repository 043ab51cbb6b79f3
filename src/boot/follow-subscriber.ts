import { grantsMore } from '../signals/grants-more'
import { readRecord } from '../storage/record-storage'
import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'
import { recordAtom } from '../store/record-atoms'
import { loadStore } from './load-store'
import { refuseAsSubscriber } from './start-consent-or-pay'

/**
 * Refuses everything for a visitor who is a subscriber by the attribute `data-subscriber`, as soon as it is there. What
 * subscribers allow later, in the settings or at a placeholder, applies to that page.
 * @param tag the tag of `consent-or-pay.js`; `data-refused` is set if it has turned off a stored decision
 * @returns a function that stops it
 */
export function followSubscriber(tag: HTMLElement): () => void {
  let store: ConsentStore | null = null
  const check = (): void => {
    const { subscriber = 'false', refused } = tag.dataset
    if (subscriber === 'false') return
    const record = store ? store.get(recordAtom) : readRecord()
    if (record !== null && refused === undefined && !grantsMore(record.consents)) return
    if (store === null) return loadStore()
    delete tag.dataset.refused
    refuseAsSubscriber(store)
  }
  const observer = new MutationObserver(check)
  observer.observe(tag, { __proto__: null, attributeFilter: ['data-subscriber'] } as MutationObserverInit)
  const stopFollowing = followPageStore(now => {
    store = now
    check()
  })
  return () => {
    observer.disconnect()
    stopFollowing()
  }
}
