import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

type Pixel = ((command: string) => void) & { callQueue?: unknown[] }

/**
 * The cookies of the Reddit Pixel. Reddit has no call that stops its events: the guard blocks them.
 * @pending `rdt('disableFirstPartyCookies')`
 * @granted `rdt('enableFirstPartyCookies')`
 * @denied `rdt('disableFirstPartyCookies')`
 */
export const reddit = defineVendor({
  categories: ['marketing'],
  start({ global = 'rdt' }) {
    const withPixel = lateGlobal<Pixel>(
      global,
      rdt => typeof rdt === 'function',
      rdt => rdt.callQueue !== undefined,
    )
    const send = (granted: boolean): void =>
      withPixel(rdt => rdt(granted ? 'enableFirstPartyCookies' : 'disableFirstPartyCookies'))
    send(false)
    return ({ consents }) => send(consents.marketing)
  },
})
