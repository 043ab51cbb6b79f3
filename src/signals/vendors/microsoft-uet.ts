import { pageGlobal } from '../page-global'
import type { Vendor } from '../vendor'

interface Uet {
  push(...words: unknown[]): unknown
}

/** Microsoft's Universal Event Tracking (Bing Ads): its tag reads what has been queued before it came. */
export const microsoftUet: Vendor = {
  asks: ['marketing'],
  start({ global = 'uetq' }) {
    const say = (when: 'default' | 'update', granted: boolean): void =>
      // The tag puts an object of its own in the place of the queue.
      void pageGlobal<Uet>(global, () => []).push('consent', when, { ad_storage: granted ? 'granted' : 'denied' })
    say('default', false)
    return ({ consents }) => say('update', consents.marketing)
  },
}
