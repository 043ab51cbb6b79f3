import { dataLayer } from '../data-layer'
import { defineVendor } from '../vendor'

/**
 * Restricted data processing of Google Ads, in Google's tag: ads are measured, but visitors are put on no list. Consent
 * Mode, which the option `tagManager` and Google's services provide, is separate.
 * @pending `gtag('set', 'restricted_data_processing', true)`
 * @granted `false`
 * @denied `true`
 * @see https://developers.google.com/tag-platform/security/guides/privacy
 */
export const googleTag = defineVendor({
  categories: ['marketing'],
  start({ global = 'dataLayer' }, inForce) {
    let isRestricted = false
    const send = (restricted: boolean): void => {
      // Without an earlier restriction, the setting of the account stays in force.
      if (restricted === isRestricted) return
      isRestricted = restricted
      dataLayer(global).command('set', 'restricted_data_processing', restricted)
    }
    if (!inForce?.consents.marketing) send(true)
    return ({ consents }) => send(!consents.marketing)
  },
})
