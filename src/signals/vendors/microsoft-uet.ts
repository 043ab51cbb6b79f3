import { pageGlobal } from '../page-global'
import { defineVendor } from '../vendor'

interface Uet {
  push(...words: unknown[]): unknown
}

/**
 * Microsoft's Universal Event Tracking (Bing Ads). Its tag reads the calls that were queued before it loaded.
 * @pending `uetq.push('consent', 'default', {ad_storage: 'denied'})`
 * @granted `'update'`, `'granted'`
 * @denied `'update'`, `'denied'`
 */
export const microsoftUet = defineVendor({
  categories: ['marketing'],
  start({ global = 'uetq' }) {
    const send = (when: 'default' | 'update', granted: boolean): void =>
      // The tag replaces the queue with an object of its own.
      void pageGlobal<Uet>(global, () => []).push('consent', when, { ad_storage: granted ? 'granted' : 'denied' })
    send('default', false)
    return ({ consents }) => send('update', consents.marketing)
  },
})
