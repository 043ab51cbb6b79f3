import { pageGlobal } from '../page-global'
import { defineVendor } from '../vendor'

type Method = 'holdConsent' | 'grantConsent' | 'revokeConsent'
type Pixel = Partial<Record<Method, () => void>> & { push(call: string[]): unknown }

/**
 * The TikTok pixel. Its consent is on hold until there is a decision, so that its first events wait for it.
 * @pending `ttq.holdConsent()`
 * @granted `ttq.grantConsent()`
 * @denied `ttq.revokeConsent()`
 */
export const tiktok = defineVendor({
  categories: ['marketing'],
  start({ global = 'ttq' }) {
    const call = (method: Method): void => {
      const ttq = pageGlobal<Pixel>(global, () => [] as unknown as Pixel)
      // Before TikTok's snippet has run, the global is a queue of calls.
      if (ttq[method]) ttq[method]()
      else ttq.push([method])
    }
    call('holdConsent')
    return ({ consents }) => call(consents.marketing ? 'grantConsent' : 'revokeConsent')
  },
})
