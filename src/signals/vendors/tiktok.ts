import { pageGlobal } from '../page-global'
import type { Vendor } from '../vendor'

type Method = 'holdConsent' | 'grantConsent' | 'revokeConsent'
type Pixel = Partial<Record<Method, () => void>> & { push(call: string[]): unknown }

/** The TikTok pixel: held until a decision, so that its first events wait for it. */
export const tiktok: Vendor = {
  asks: ['marketing'],
  start({ global = 'ttq' }) {
    const call = (method: Method): void => {
      const ttq = pageGlobal<Pixel>(global, () => [] as unknown as Pixel)
      // Before TikTok's snippet has run it is a queue of calls.
      if (ttq[method]) ttq[method]()
      else ttq.push([method])
    }
    call('holdConsent')
    return ({ consents }) => call(consents.marketing ? 'grantConsent' : 'revokeConsent')
  },
}
