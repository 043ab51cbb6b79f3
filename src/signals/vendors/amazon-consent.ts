import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

interface Builder {
  setCountryCode(code: string): Builder
  setEnableAdStorage(on: boolean): Builder
  setEnableUserData(on: boolean): Builder
  build(): unknown
}

/**
 * The Amazon Consent Signal, by Amazon's file `amzn-consent.js`. That file denies both until there is a decision. With
 * TCF leave it out: Amazon reads the TC string, and ignores the signal.
 *
 * Amazon's guide for consent platforms passes `'GRANTED'`. Its file throws for anything but `true` and `false`, as in
 * Amazon's guide for advertisers.
 *
 * @pending none
 * @granted `amznConsent().setEnableAdStorage(true).setEnableUserData(true).build()`
 * @denied `false` for both
 * @see https://advertising.amazon.com/help/G2648JUCRZU662V5
 */
export const amazonConsent = defineVendor({
  categories: ['marketing'],
  options: {
    /** The country whose law applies to the visitors. Amazon rejects data of advertisers without it. */
    country: { pattern: /^[A-Z]{2}$/, example: 'DE' },
  },
  start({ global = 'amznConsent', country }) {
    const withAmazon = lateGlobal<() => Builder>(global, amznConsent => typeof amznConsent === 'function')
    return ({ consents: { marketing } }) =>
      withAmazon(amznConsent => {
        const builder = amznConsent()
        if (country) builder.setCountryCode(country)
        builder.setEnableAdStorage(marketing).setEnableUserData(marketing).build()
      })
  },
})
