import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

type Pixel = ((...words: unknown[]) => void) & { queue?: unknown[] }

/**
 * The Meta pixel. It receives the state before its first `init`, on every page. If marketing is granted already, it
 * only receives the grant: a revocation before it could lose events that the page has sent by then.
 * @pending `fbq('consent', 'revoke')`
 * @granted `fbq('consent', 'grant')`
 * @denied `fbq('consent', 'revoke')`
 */
export const metaPixel = defineVendor({
  categories: ['marketing'],
  options: {
    /** Also sends Limited Data Use while marketing is not allowed, as the law of some US states requires. */
    limitedDataUse: [false, true],
  },
  start({ global = 'fbq', limitedDataUse = false }, inForce) {
    const withPixel = lateGlobal<Pixel>(
      global,
      fbq => typeof fbq === 'function',
      fbq => fbq.queue !== undefined,
    )
    const send = (granted: boolean): void =>
      withPixel(fbq => {
        // Country 0 and state 0: Meta locates the visitor itself.
        if (limitedDataUse) fbq('dataProcessingOptions', ...(granted ? [[]] : [['LDU'], 0, 0]))
        fbq('consent', granted ? 'grant' : 'revoke')
      })
    if (!inForce?.consents.marketing) send(false)
    return ({ consents }) => send(consents.marketing)
  },
})
