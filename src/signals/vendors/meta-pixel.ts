import { lateGlobal } from '../late-global'
import type { Vendor } from '../vendor'

type Pixel = ((...words: unknown[]) => void) & { queue?: unknown[] }

/**
 * The Meta pixel: told before its first `init`, on every page. Of a visitor who has allowed marketing before it hears only that:
 * a revocation in between could lose the events that the page has sent by then.
 */
export const metaPixel: Vendor = {
  asks: ['marketing'],
  start({ global = 'fbq', limitedDataUse = false }, inForce) {
    const withPixel = lateGlobal<Pixel>(
      global,
      fbq => typeof fbq === 'function',
      fbq => fbq.queue !== undefined,
    )
    const say = (granted: boolean): void =>
      withPixel(fbq => {
        // Country and state 0 and 0: Meta finds out itself where the visitor is.
        if (limitedDataUse) fbq('dataProcessingOptions', ...(granted ? [[]] : [['LDU'], 0, 0]))
        fbq('consent', granted ? 'grant' : 'revoke')
      })
    if (!inForce?.consents.marketing) say(false)
    return ({ consents }) => say(consents.marketing)
  },
}
